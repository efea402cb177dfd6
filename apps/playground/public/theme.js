// The theme that `client/theme/use-theme.ts` keeps.
try {
  const { document, localStorage } = globalThis;
  const theme = localStorage.getItem('cited-stream-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden. The system then decides.
}
