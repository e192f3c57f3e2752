import { style } from '@vanilla-extract/css';
import { fontWeight, media, vars } from '../../design-system/styles';

/** Like a printed price list: the name, a dotted line, the price. */
export const list = style({ display: 'grid', gap: vars.space.sm });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  breakInside: 'avoid',
  '@media': {
    [media.below('tablet')]: { columnGap: vars.space.md, alignItems: 'last baseline' },
  },
});

export const total = style({
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.fontSize.lead,
  fontWeight: fontWeight.semibold,
});

export const name = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // A price that leaves the name less than this is below it.
  '@media': { [media.below('tablet')]: { flex: '1 1 6rem' } },
});

export const hint = style({ color: vars.color.inkQuiet, fontSize: vars.fontSize.small });

/** The dotted line and the price, which are on one line. */
export const price = style({
  display: 'flex',
  flex: '1 0 auto',
  columnGap: vars.space.xs,
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
  // In a row of a `<dl>`, only `<dt>` and `<dd>` are valid elements.
  '::before': {
    content: '""',
    flex: '1 0 0.5rem',
    alignSelf: 'end',
    marginBlockEnd: '0.45em',
    borderBlockEnd: `2px dotted ${vars.color.line}`,
  },
  '@media': {
    // A dotted line would differ in length and position from row to row.
    [media.below('tablet')]: {
      flex: '0 1 auto',
      marginInlineStart: 'auto',
      textAlign: 'end',
      '::before': { display: 'none' },
    },
    [media.forcedColors]: { '::before': { borderColor: 'GrayText' } },
  },
});

/** 32 px at the default font size, and 24 pt on paper. */
export const figure = style({
  justifyContent: 'end',
  fontFamily: vars.fontFamily.display,
  // No wider than a phone when the text is twice as large.
  fontSize: 'min(2rem, 10vi)',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  '::before': { display: 'none' },
});

export const note = style({
  flexBasis: '100%',
  color: vars.color.inkQuiet,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
