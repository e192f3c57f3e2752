import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tab = style({
  minBlockSize: vars.size.target,
  paddingInline: vars.space.sm,
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.medium,
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    // Not bold: a wider tab could change where the row wraps.
    '&[data-state="active"]': { borderBlockEndColor: vars.color.brand, color: vars.color.ink },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    [media.forcedColors]: {
      // Forced colours make a transparent border visible.
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const panel = style({
  paddingBlockStart: vars.space.lg,
  selectors: { '&:focus-visible': focusRing },
});
