import type { ThemeName } from '#src/design-system/tokens/tokens.ts';

/** The theme of a page for the theme of the toolbar; light for both side by side. */
export const themeNameOf = (globals: Record<string, unknown> = {}): ThemeName =>
  globals.theme === 'dark' ? 'dark' : 'light';
