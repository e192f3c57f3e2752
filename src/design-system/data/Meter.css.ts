import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const meter = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  lineHeight: 1.4,
});

export const label = style({ color: vars.color.inkQuiet, fontSize: vars.fontSize.small });

export const value = style({
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

const draw = keyframes({ from: { transform: 'scaleX(0)' } });

/** Forced colours do not apply to SVG shapes, so the drawing sets system colours itself. */
export const drawing = style({
  inlineSize: '100%',
  color: vars.color.brand,
  transformOrigin: 'left',
  '@media': {
    [media.forcedColors]: { color: 'CanvasText' },
    [media.motion]: {
      selectors: { '&[data-drawn]': { animation: `${draw} 0.6s ${vars.motion.ease}` } },
    },
  },
});

export const track = style({
  fill: vars.color.line,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
