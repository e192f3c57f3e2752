import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

const LABEL_HEIGHT = `calc(1.45 * ${vars.fontSize.small})`;

export const table = style({ lineHeight: 1.45, fontVariantNumeric: 'tabular-nums' });

export const block = style({ display: 'block' });

export const head = style({ borderBlockEnd: `1px solid ${vars.color.lineStrong}` });

// A quarter of a tablet has space for the words and the arrow.
globalStyle(`${table} a`, {
  paddingInline: 0,
  '@media': { [media.below('tablet')]: { fontSize: vars.fontSize.small } },
});

// A third of a phone has space for the words alone.
globalStyle(`${table} a svg`, { '@media': { [media.below('tablet')]: { display: 'none' } } });
globalStyle(`${table} a span`, { '@media': { [media.below('tablet')]: { paddingInline: 0 } } });

const row = style({
  position: 'relative',
  display: 'grid',
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** A row of so many plans, after its label. */
export const rows = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 } as const, (count) => [
  row,
  {
    gridTemplateColumns: `repeat(${count + 1}, minmax(0, 1fr))`,
    '@media': {
      [media.below('tablet')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    },
  },
]);

/** On a phone above the values, in the cell of the first one. */
export const label = style({
  alignSelf: 'center',
  color: vars.color.inkQuiet,
  fontSize: vars.fontSize.small,
  fontWeight: '500',
  textAlign: 'start',
  '@media': {
    [media.below('tablet')]: {
      position: 'absolute',
      insetBlockStart: vars.space.xxs,
      insetInlineStart: vars.space.xs,
    },
  },
});

const cell = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
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

/** With its line 40 px high; on a phone with space for the label. */
export const value = style({
  minBlockSize: 'calc(2.5rem - 1px)',
  paddingBlock: vars.space.xxs,
  alignContent: 'center',
  '@media': {
    [media.below('tablet')]: { paddingBlockStart: `calc(${vars.space.xxs} + ${LABEL_HEIGHT})` },
  },
});

export const name = style({
  display: 'block',
  fontFamily: vars.fontFamily.display,
  '@media': { [media.from('tablet')]: { fontSize: '1.25rem', lineHeight: 1.2 } },
});

/** The words after it are small. */
export const offer = style({ fontSize: vars.fontSize.small, fontWeight: '500' });

export const price = style({
  '@media': {
    [media.from('tablet')]: {
      fontFamily: vars.fontFamily.display,
      fontSize: '1.625rem',
      fontWeight: '600',
      lineHeight: 1.2,
      marginInlineEnd: vars.space.xxs,
    },
  },
});
