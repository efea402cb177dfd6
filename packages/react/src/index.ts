export { useCitedStream } from './hooks/use-cited-stream.ts';
export { useCitedAnswer } from './hooks/use-cited-answer.ts';
export { CitedStreamProvider } from './provider/cited-stream-provider.tsx';
export * as CitedAnswer from './cited-answer/parts.ts';
export { SourcePanel } from './source-panel/source-panel.tsx';
export { isRunning } from './cited-answer/root/is-running.ts';
export { useAnswer, useNearestAnswer } from './cited-answer/root/use-answer.ts';
export { useMarker } from './cited-answer/marker/use-marker.ts';
export { useLabels } from './provider/use-labels.ts';
export { english } from './labels/english.ts';

export type { CitedStreamOptions, CitedStreamResult } from './hooks/use-cited-stream.ts';
export type { CitedAnswerOptions } from './hooks/use-cited-answer.ts';
export type { CitedStreamProviderProps } from './provider/cited-stream-provider.tsx';
export type { Activate, Active, Loaded, Shared } from './provider/shared.ts';
export type { Schedule } from './provider/schedule-context.ts';
export type { SourcePanelProps } from './source-panel/source-panel.tsx';
export type { MarkerParts } from './cited-answer/marker/use-marker.ts';
export type { LabelContext, Labels, MarkerNameParts } from './labels/labels.ts';
