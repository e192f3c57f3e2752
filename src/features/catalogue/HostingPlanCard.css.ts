import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';
import { prices } from './billing.css';

const onPhone = (rule: StyleRule) => ({ '@media': { [media.below('tablet')]: rule } });

const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: 'clamp(1rem, 4vw - 1rem, 2rem)',
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  // Lets a long title shrink beside the badge.
  overflowWrap: 'anywhere',
  '@media': {
    [media.below('tablet')]: { rowGap: vars.space.sm },
    [media.from('tablet')]: {
      position: 'relative',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
    },
  },
});

export const meters = style({
  display: 'grid',
  alignContent: 'start',
  // The bars of a row are at one height.
  alignItems: 'end',
  gap: vars.space.sm,
  '@media': { [media.below('tablet')]: { rowGap: 0 } },
});

export const features = style({});

// On a phone they are two short lines.
globalStyle(
  `${features} > ul`,
  onPhone({
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
    gap: `0 ${vars.space.sm}`,
    fontSize: vars.fontSize.small,
  }),
);

// The two longest names share a column.
globalStyle(`${features} li:nth-child(3)`, onPhone({ order: 1 }));
globalStyle(`${features} li, ${prices} div`, onPhone({ columnGap: vars.space.xxs }));
globalStyle(`${prices} span`, onPhone({ fontSize: vars.fontSize.h2 }));
globalStyle(
  `${prices} span + span, ${card} > :first-child > p`,
  onPhone({ fontSize: vars.fontSize.small, lineHeight: 1.5 }),
);

// In the narrowest cards the names of the links have one line.
globalStyle(`${card} a`, {
  '@media': {
    [media.between('tablet', 'laptop')]: {
      paddingInline: vars.inset.icon,
      fontSize: vars.fontSize.small,
    },
  },
});

// In the narrowest cards the saving is on a line of its own, whether or not it would fit.
globalStyle(`${prices} p`, {
  '@media': {
    [media.between('tablet', 'laptop')]: { maxInlineSize: '11rem', textWrap: 'balance' },
  },
});

// There the badge is on the edge of the card: it does not fit beside the title.
globalStyle(`${card} h3 + *`, {
  '@media': {
    [media.between('tablet', 'laptop')]: {
      position: 'absolute',
      insetBlockStart: '-0.875rem',
      insetInlineEnd: vars.space.md,
    },
  },
});

export const cards = styleVariants({
  plain: [card],
  popular: [
    card,
    { borderColor: vars.color.brand, boxShadow: `inset 0 0 0 1px ${vars.color.brand}` },
  ],
});
