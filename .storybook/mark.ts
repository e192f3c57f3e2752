import { logo } from '#src/content/logo.ts';
import { type ThemeName, themes } from '#src/design-system/tokens/tokens.ts';

/** The mark of the logo in the colours of a theme, as SVG. */
export const mark = (theme: ThemeName) => `
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="26" height="26" viewBox="0 0 28 28"
    fill="none" stroke="${themes[theme].brand}" stroke-width="2.4" stroke-linecap="round">
    <path d="${logo.mark}" />
    <path d="${logo.accent}" stroke="${themes[theme].accent}" />
  </svg>`;

/** The icon of the browser's tab. Storybook's own comes first, and browsers use the last one. */
export const tabIcon = (['light', 'dark'] as const)
  .map((theme) => {
    const address = `data:image/svg+xml,${encodeURIComponent(mark(theme).trim())}`;
    return `<link rel="icon" type="image/svg+xml" media="(prefers-color-scheme: ${theme})" href="${address}" />`;
  })
  .join('\n');
