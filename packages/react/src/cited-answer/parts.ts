export { Root, type RootProps } from './root/root.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { Marker, type MarkerProps } from './marker/marker.tsx';
export { Group, type GroupProps } from './marker/group.tsx';
export { Preview, type PreviewProps } from './preview/preview.tsx';
export { Status, type StatusProps } from './status/status.tsx';
