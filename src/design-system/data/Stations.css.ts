import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

/** Four stations are in one line on a phone, and in several with large text. */
export const stations = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(3.75rem, 100%), 1fr))',
  rowGap: vars.space.sm,
});

const label = style({
  minInlineSize: 0,
  paddingInlineEnd: vars.space.xxs,
  fontSize: vars.fontSize.small,
  lineHeight: 1.3,
  overflowWrap: 'break-word',
});

export const labels = styleVariants({
  done: [label],
  current: [label, { fontWeight: fontWeight.semibold }],
  ahead: [label, { color: vars.color.inkQuiet }],
});

/** The marks, which stand in the middle of a wheel, begin where the labels begin. */
export const race = style({
  display: 'block',
  marginInlineStart: '-4px',
  strokeWidth: 2,
  strokeLinecap: 'round',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

/** Forced colours do not apply to SVG shapes, so the drawing sets system colours itself. */
const stroke = (colour: string, forced: string) => ({
  stroke: colour,
  '@media': { [media.forcedColors]: { stroke: forced } },
});

const dry = stroke(vars.color.lineStrong, 'GrayText');

export const water = styleVariants({
  done: stroke(vars.color.brand, 'CanvasText'),
  current: dry,
  ahead: dry,
});

export const marks = styleVariants({
  done: {
    fill: vars.color.brand,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  },
  current: stroke(vars.color.brand, 'CanvasText'),
  waiting: stroke(vars.color.accent, 'Highlight'),
  ahead: dry,
});
