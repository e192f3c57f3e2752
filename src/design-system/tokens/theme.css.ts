import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import {
  inset,
  measure,
  motion,
  printFonts,
  propertyName,
  scales,
  shadow,
  size,
  themes,
} from './tokens';

/** The colours are the only part that differs between light and dark. */
const color = createGlobalThemeContract(themes.light, (_value, path) => propertyName(path));

const scale = createGlobalThemeContract(scales, (_value, path) => propertyName(path));

createGlobalTheme(':root', scale, scales);

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
