import { style } from '@vanilla-extract/css';
import { fontWeight, media, vars } from '../../../design-system/styles';

/** The name, the email and the number of orders: in columns, or below each other on phones. */
export const summary = style({
  display: 'grid',
  flexGrow: 1,
  columnGap: vars.space.md,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '@media': {
    [media.from('tablet')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 7rem' },
  },
});

export const detail = style({
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.below('tablet')]: { fontSize: vars.fontSize.small } },
});

/** Indented below the name of its account. */
export const content = style({
  marginBlockStart: vars.space.xs,
  '@media': {
    [media.from('tablet')]: {
      paddingInlineStart: vars.space.lg,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
  },
});
