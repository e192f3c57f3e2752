import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** The space inside the edge of a plan's card: values begin below the text of the card. */
const inset = 'calc(clamp(1rem, 2.4vw, 2rem) + 1px)';

const LABEL_HEIGHT = `calc(1.45 * ${vars.fontSize.small})`;

export const table = style({ lineHeight: 1.45, fontVariantNumeric: 'tabular-nums' });

export const block = style({ display: 'block' });

export const head = style({ borderBlockEnd: `1px solid ${vars.color.lineStrong}` });

// A third of a phone has space for the word and the arrow.
globalStyle(`${table} a`, { '@media': { [media.below('tablet')]: { paddingInline: 0 } } });

const row = style({
  position: 'relative',
  display: 'grid',
  columnGap: vars.space.lg,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.below('tablet')]: { columnGap: 0 } },
});

/** A row of so many plans. */
export const rows = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 } as const, (count) => [
  row,
  { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
]);

/** Above the values, in the cell of the first one. */
export const label = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: inset,
  color: vars.color.inkQuiet,
  fontSize: vars.fontSize.small,
  fontWeight: '500',
  '@media': {
    [media.below('tablet')]: { insetBlockStart: vars.space.xxs, insetInlineStart: vars.space.xs },
  },
});

const cell = style({
  paddingInline: inset,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@media': {
    [media.below('tablet')]: { paddingInline: vars.space.xs, paddingBlock: vars.space.xxs },
  },
});

/** The plan that most customers take has the tint of its card's badge. */
const popular = style({
  backgroundColor: vars.color.brandSoft,
  selectors: {
    'thead &': { borderRadius: `${vars.radius.medium} ${vars.radius.medium} 0 0` },
    'tr:last-child > td&': { borderRadius: `0 0 ${vars.radius.medium} ${vars.radius.medium}` },
  },
});

export const cells = styleVariants({ plain: [cell], popular: [cell, popular] });

/** Has space for the label. */
export const value = style({
  paddingBlockStart: `calc(${vars.space.xs} + ${LABEL_HEIGHT})`,
  '@media': {
    [media.below('tablet')]: { paddingBlockStart: `calc(${vars.space.xxs} + ${LABEL_HEIGHT})` },
  },
});

export const name = style({ display: 'block', fontFamily: vars.fontFamily.display });

export const price = style({ fontSize: vars.fontSize.small, fontWeight: '500' });
