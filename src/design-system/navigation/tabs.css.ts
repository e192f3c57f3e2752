import { createVar, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

/** The line below a row of tabs. */
export const line = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

const fade = vars.space.xl;
/** How much of the row fades out at each end. */
const before = createVar();
const after = createVar();

const fadeOut = (angle: string) =>
  `linear-gradient(${angle}, transparent, currentcolor ${before}, currentcolor calc(100% - ${after}), transparent)`;

/** Tabs in one row, which scrolls if they do not fit. It fades out where it continues. */
export const row = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: fade,
  // The words of the first tab begin where the heading above begins.
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  // The underline of the current tab covers the line below the row.
  marginBlockEnd: -1,
  vars: { [before]: '0px', [after]: '0px' },
  maskImage: fadeOut('90deg'),
  selectors: {
    '&:dir(rtl)': { maskImage: fadeOut('270deg') },
    '&[data-before]': { vars: { [before]: fade } },
    '&[data-after]': { vars: { [after]: fade } },
  },
  '@media': {
    // The six tabs of the owner fit at the tablet width.
    [media.from('laptop')]: { columnGap: vars.space.xxs },
    [media.motion]: { scrollBehavior: 'smooth' },
  },
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

const current = ':is([data-state="active"], [aria-current="page"])';

/** A tab, or a link that looks like one. */
export const tab = style({
  position: 'relative',
  flexShrink: 0,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.small,
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    [`&${current}`]: { color: vars.color.ink },
    // As wide as the words: that of the first tab begins at the edge of the column.
    [`&${current}::after`]: {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.sm,
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${vars.color.brand}`,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.7 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        // It differs from the line below the row by its width as well.
        [`&${current}::after`]: { borderBlockEndWidth: '4px' },
      },
    },
  },
});

export const tabLink = style([
  tab,
  { display: 'inline-flex', alignItems: 'center', textDecoration: 'none' },
]);

export const panel = style({
  paddingBlockStart: vars.space.sm,
  '@media': { [media.from('laptop')]: { paddingBlockStart: vars.space.lg } },
  selectors: { '&:focus-visible': focusRing },
});
