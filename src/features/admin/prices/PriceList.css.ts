import { style } from '@vanilla-extract/css';
import { fontWeight, media, vars } from '../../../design-system/styles';

/** Like a printed price list: the name, a dotted line, the price. */
export const list = style({ display: 'grid', gap: vars.space.sm });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  breakInside: 'avoid',
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const hint = style({ color: vars.color.inkQuiet, fontSize: vars.fontSize.small });

export const leader = style({
  flex: '1 1 1.5rem',
  alignSelf: 'end',
  marginBlockEnd: '0.45em',
  borderBlockEnd: `2px dotted ${vars.color.line}`,
  '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
});

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
