import { style } from '@vanilla-extract/css';
import { focusRing, fontWeight, media, vars } from '../../../design-system/styles';

export const row = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.md,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.small,
  lineHeight: 1.45,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 7rem auto',
    },
  },
});

const cell = style({
  overflowWrap: 'anywhere',
  '@media': { [media.below('tablet')]: { gridColumn: 1 } },
});

export const name = style([cell, { fontWeight: fontWeight.semibold }]);

export const detail = style([
  cell,
  {
    color: vars.color.inkQuiet,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.below('tablet')]: { fontSize: vars.fontSize.small } },
  },
]);

export const mark = style({
  display: 'grid',
  fontSize: vars.size.mark,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': {
    [media.below('tablet')]: { gridColumn: 2, gridRow: '1 / span 3' },
    [media.motion]: { transition: `transform ${vars.motion.normal} ${vars.motion.ease}` },
    [media.print]: { display: 'none' },
  },
});

/** Indented below the name of its account. */
export const content = style({
  marginBlockStart: vars.space.xs,
  marginBlockEnd: vars.space.lg,
  '@media': {
    [media.from('tablet')]: {
      paddingInlineStart: vars.space.lg,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
  },
});
