import type { ThemeName } from '#src/design-system/tokens/tokens.ts';

/** The theme of a page for the theme of the toolbar; light for both side by side. */
export const themeNameOf = (globals: Record<string, unknown> = {}): ThemeName =>
  globals.theme === 'dark' ? 'dark' : 'light';

/** The theme in Storybook's address, which is known before the toolbar's. */
export const themeInAddress = (search: string) => {
  const [, theme] = /\btheme:(\w+)/.exec(new URLSearchParams(search).get('globals') ?? '') ?? [];
  return themeNameOf({ theme });
};
