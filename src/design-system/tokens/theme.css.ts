import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { fontFamily, fontSize, measure, motion, radius, space, themes } from './tokens';

const kebab = (path: readonly string[]) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The only part of the design that a theme changes; derived from the light theme itself. */
const color = createGlobalThemeContract(themes.light, (_value, path) => kebab(path));

const scale = createGlobalThemeContract({ space, fontSize, fontFamily }, (_value, path) =>
  kebab(path),
);

createGlobalTheme(':root', scale, { space, fontSize, fontFamily });

/** What styles are written with: colours by role, and the static scales. */
export const vars = { color, ...scale, radius, motion, measure } as const;

globalStyle(':root, [data-theme="light"]', {
  colorScheme: 'light',
  vars: assignVars(color, themes.light),
});

globalStyle('[data-theme="dark"]', {
  colorScheme: 'dark',
  vars: assignVars(color, themes.dark),
});

globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: assignVars(color, themes.dark),
    },
  },
});
