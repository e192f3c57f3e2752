import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

/** A phone has it in one line, with the bars of several below each other. */
export const meter = style({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  lineHeight: 1.4,
  '@media': {
    [media.below('tablet')]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.sm,
      minBlockSize: '1.75rem',
    },
  },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  '@media': { [media.below('tablet')]: { display: 'contents' } },
});

export const label = style({
  color: vars.color.inkQuiet,
  fontSize: vars.fontSize.small,
  '@media': { [media.below('tablet')]: { flexBasis: '6.25rem' } },
});

export const value = style({
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.below('tablet')]: { order: 1, minInlineSize: '4.25rem', textAlign: 'end' },
  },
});

/** From its start, although what is scaled keeps its middle. */
const draw = keyframes({ from: { transform: 'translateX(-50%) scaleX(0)' } });

/** Forced colours do not apply to SVG shapes, so the drawing sets system colours itself. */
export const drawing = style({
  color: vars.color.brand,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': {
    [media.below('tablet')]: { flex: '1 0 4rem', inlineSize: 0 },
    [media.forcedColors]: { color: 'CanvasText' },
    [media.motion]: {
      selectors: {
        '&[data-drawn]': { animation: `${draw} ${vars.motion.slow} ${vars.motion.ease}` },
      },
    },
  },
});

export const track = style({
  fill: vars.color.line,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
