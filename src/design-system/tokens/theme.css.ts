import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import {
  fontFamily,
  fontSize,
  inset,
  measure,
  motion,
  printFonts,
  radius,
  shadow,
  size,
  space,
  themes,
} from './tokens';

const kebab = (path: readonly string[]) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The colours are the only part that a theme changes. */
const color = createGlobalThemeContract(themes.light, (_value, path) => kebab(path));

const scale = createGlobalThemeContract({ space, fontSize, fontFamily }, (_value, path) =>
  kebab(path),
);

createGlobalTheme(':root', scale, { space, fontSize, fontFamily });

// The web fonts are variable and have figures of one width: in a PDF that Firefox prints, their text can't be read.
globalStyle(':root', {
  '@media': {
    print: {
      vars: { [scale.fontFamily.text]: printFonts, [scale.fontFamily.display]: printFonts },
    },
  },
});

/** The values for style files: colours by role, and the static scales. */
export const vars = {
  color,
  ...scale,
  radius,
  motion,
  measure,
  size,
  inset,
  shadow: `${Object.values(shadow).join(' ')} ${color.scrim}`,
} as const;

globalStyle(':root, [data-theme="light"]', {
  colorScheme: 'light',
  vars: assignVars(color, themes.light),
});

const dark = { colorScheme: 'dark', vars: assignVars(color, themes.dark) };

// Paper is light.
globalStyle('[data-theme="dark"]', { '@media': { screen: dark } });

globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
});
