import type { Preview } from '@storybook/react-vite';
import '@cited-stream/react/styles.css';
import './preview.css';
import { Page, type PageGlobals } from './page.tsx';

const preview: Preview = {
  parameters: {
    // An accessibility finding fails the story's test; no rule is switched off.
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
  },
  globalTypes: {
    theme: {
      description: 'Colours of the page',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    width: {
      description: 'Width of the page',
      toolbar: {
        icon: 'mobile',
        items: [
          { value: 'full', title: 'Full width' },
          { value: 'narrow', title: '360 px' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', width: 'full' },
  decorators: [
    (Story, { globals }) => (
      <Page {...(globals as PageGlobals)}>
        <Story />
      </Page>
    ),
  ],
};

export default preview;
