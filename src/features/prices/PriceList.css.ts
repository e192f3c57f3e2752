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
  // The dotted line. In a row of a `<dl>`, only `<dt>` and `<dd>` are valid elements.
  '::before': {
    content: '""',
    flex: '1 1 1.5rem',
    alignSelf: 'end',
    marginBlockEnd: '0.45em',
    borderBlockEnd: `2px dotted ${vars.color.line}`,
  },
  '@media': { [media.forcedColors]: { '::before': { borderColor: 'GrayText' } } },
});

export const total = style({
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  fontWeight: fontWeight.semibold,
});

export const name = style({ order: -1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const hint = style({ color: vars.color.inkQuiet, fontSize: vars.fontSize.small });

export const price = style({
  marginInlineStart: 'auto',
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  flexBasis: '100%',
  color: vars.color.inkQuiet,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
