import * as React from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `public/theme.js` reads it before the page is painted. */
const KEY = 'cited-stream-theme';

/** The theme the reader chose. `system` follows the machine, and is what the attribute's absence means. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = React.useState<Theme>(chosenBefore);
  const choose = (next: Theme) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
    remember(next);
  };
  return [theme, choose];
}

function chosenBefore(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be forbidden. The choice then lasts as long as the page.
  }
}
