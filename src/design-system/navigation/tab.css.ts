import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

/** A tab, or a link that looks like one. Its underline covers the line below the row. */
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
    '&:is([data-state="active"], [aria-current="page"])': {
      borderBlockEndColor: vars.color.brand,
      color: vars.color.ink,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    [media.forcedColors]: {
      // Forced colours make a transparent border visible.
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&:is([data-state="active"], [aria-current="page"])': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
});
