import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

/** The line below a row of tabs. */
export const line = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

const fade = vars.space.xl;
const fadeIn = `transparent, currentcolor ${fade}`;
const fadeOut = `currentcolor calc(100% - ${fade}), transparent`;

/** Tabs in one row, which scrolls if they do not fit. It fades out where it continues. */
export const row = style({
  display: 'flex',
  columnGap: vars.space.xxs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: fade,
  // The words of the first tab begin where the heading above begins.
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  // The underline of the current tab covers the line below the row.
  marginBlockEnd: -1,
  selectors: {
    '&[data-before]': { maskImage: `linear-gradient(to right, ${fadeIn})` },
    '&[data-after]': { maskImage: `linear-gradient(to right, ${fadeOut})` },
    '&[data-before][data-after]': {
      maskImage: `linear-gradient(to right, ${fadeIn}, ${fadeOut})`,
    },
  },
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

/** A hairline before the first of other tabs. */
export const group = style({
  position: 'relative',
  marginInlineStart: vars.space.sm,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: vars.space.sm,
    insetInlineStart: `calc(-1 * ${vars.space.xs})`,
    borderInlineStart: `1px solid ${vars.color.lineStrong}`,
  },
});

/** In forced colours the line differs from the one below the row by its width as well. */
const forcedLine = '4px';

/** A tab, or a link that looks like one. */
export const tab = style({
  flexShrink: 0,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.sm,
  borderBlockEnd: '2px solid transparent',
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
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
      // Forced colours make a transparent border visible, which would hide the line below the row.
      borderBlockEndWidth: 0,
      paddingBlockEnd: forcedLine,
      selectors: {
        '&:is([data-state="active"], [aria-current="page"])': {
          borderBlockEnd: `${forcedLine} solid Highlight`,
          paddingBlockEnd: 0,
        },
      },
    },
  },
});
