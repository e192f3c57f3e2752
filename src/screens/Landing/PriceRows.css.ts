import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../../design-system/styles';

export const rows = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
});

export const name = style({
  color: vars.color.brand,
  fontWeight: '600',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
});

export const note = style({ color: vars.color.inkQuiet, fontSize: vars.fontSize.small });

/** After a dotted line, as on a quote. */
export const price = style({
  display: 'flex',
  flex: '1 0 auto',
  columnGap: vars.space.xs,
  alignItems: 'baseline',
  fontFamily: vars.fontFamily.display,
  fontSize: vars.fontSize.h4,
  fontWeight: '600',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '""',
    flex: '1 0 0.5rem',
    borderBlockEnd: `2px dotted ${vars.color.line}`,
  },
});
