import { type Breakpoint, breakpoints } from '../tokens/tokens';

/**
 * Media conditions for style files. `from` and `below` take a breakpoint; the others are preferences
 * of the visitor and properties of the device.
 */
export const media = {
  from: (name: Breakpoint) => `screen and (min-width: ${breakpoints[name] / 16}em)`,
  below: (name: Breakpoint) => `screen and (max-width: ${breakpoints[name] / 16 - 0.01}em)`,
  between: (first: Breakpoint, last: Breakpoint) =>
    `screen and (min-width: ${breakpoints[first] / 16}em) and (max-width: ${breakpoints[last] / 16 - 0.01}em)`,
  /** From a width, on a device that has a mouse. */
  withMouse: (name: Breakpoint) =>
    `screen and (min-width: ${breakpoints[name] / 16}em) and (hover: hover) and (pointer: fine)`,
  coarsePointer: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
  print: 'print',
  screen: 'screen',
} as const;
