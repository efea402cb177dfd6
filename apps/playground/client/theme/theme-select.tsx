import { themes, useTheme, type Theme } from './use-theme.ts';

const NAMES: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSelect() {
  const [theme, choose] = useTheme();
  return (
    <label className="theme">
      <span>Theme</span>
      <select value={theme} onChange={(event) => choose(event.target.value as Theme)}>
        {themes.map((name) => (
          <option key={name} value={name}>
            {NAMES[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
