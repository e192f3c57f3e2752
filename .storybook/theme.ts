import Color from 'colorjs.io';
import { create } from 'storybook/theming/create';
import { business } from '#src/content/business.ts';
import { fontFamily, radius, type ThemeName, themes } from '#src/design-system/tokens/tokens.ts';
import { mark } from './mark.ts';

/** Storybook computes shades of these colours, and does not read OKLCH. */
const hex = (color: string) => new Color(color).to('srgb').toString({ format: 'hex' });

/** In the dark theme, Storybook sets white text on a shade of this colour. */
const darker = (color: string) => new Color(color).set('oklch.l', 0.66).toString();

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
    colorSecondary: hex(base === 'dark' ? darker(brand) : brand),
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

/** The colours of the sidebar's icons, which Storybook's themes cannot set, as CSS. */
export function sidebarIcons(name: ThemeName) {
  const { inkQuiet, brand, warning, info, success } = themes[name];
  const colors = {
    group: inkQuiet,
    component: brand,
    document: warning,
    story: info,
    test: success,
  };
  return Object.entries(colors)
    .map(([type, color]) => `svg:has(> [*|href='#icon--${type}']) { color: ${color}; }`)
    .join('\n');
}
