import Color from 'colorjs.io';
import { create } from 'storybook/theming/create';
import { business } from '#src/content/business.ts';
import { fontFamily, radius, type ThemeName, themes } from '#src/design-system/tokens/tokens.ts';

/** The mark of the logo, in the colours of a theme. */
const mark = (theme: ThemeName) => `
  <svg aria-hidden="true" width="26" height="26" viewBox="0 0 28 28" fill="none"
    stroke="${themes[theme].brand}" stroke-width="2.2" stroke-linecap="round">
    <circle cx="14" cy="12.5" r="8" />
    <path d="M14 1.8v21.4M3.3 12.5h21.4M6.4 4.9l15.2 15.2M21.6 4.9 6.4 20.1" />
    <path d="M1.5 26.4h25" stroke="${themes[theme].accent}" />
  </svg>`;

/** Storybook computes shades of these colours, and does not read OKLCH. */
const hex = (color: string) => new Color(color).to('srgb').toString({ format: 'hex' });

function themeOf(base: ThemeName) {
  const { paper, surface, sunken, ink, inkQuiet, line, lineStrong, brand, onBrand } = themes[base];
  const theme = create({
    base,
    brandTitle: `<span class="brand">${mark(base)} ${business.name}</span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily.text,
    fontCode: fontFamily.code,
    colorPrimary: hex(brand),
    colorSecondary: hex(brand),
    appBg: hex(sunken),
    appContentBg: hex(paper),
    appPreviewBg: hex(paper),
    appHoverBg: hex(line),
    appBorderColor: hex(line),
    appBorderRadius: Number.parseInt(radius.medium, 10),
    textColor: hex(ink),
    textInverseColor: hex(onBrand),
    textMutedColor: hex(inkQuiet),
    barBg: hex(paper),
    barTextColor: hex(inkQuiet),
    barHoverColor: hex(brand),
    barSelectedColor: hex(brand),
    buttonBg: hex(surface),
    buttonBorder: hex(lineStrong),
    booleanBg: hex(sunken),
    booleanSelectedBg: hex(surface),
    inputBg: hex(surface),
    inputBorder: hex(lineStrong),
    inputTextColor: hex(ink),
    inputBorderRadius: Number.parseInt(radius.small, 10),
  });
  // Without an image the title is set as HTML, in the font of the headings.
  return Object.assign(theme, { brandImage: null });
}

/** The themes of Storybook's own interface, computed from the tokens. */
export const storybookThemes = { light: themeOf('light'), dark: themeOf('dark') };
