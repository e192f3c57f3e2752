import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: 'clamp(1rem, 2.4vw, 2rem)',
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  // Lets a long title shrink beside the badge.
  overflowWrap: 'anywhere',
  '@media': {
    [media.below('tablet')]: { rowGap: vars.space.xs, paddingBlock: vars.inset.compact },
    [media.from('tablet')]: { gridRow: 'span 5', gridTemplateRows: 'subgrid' },
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

/** A phone has `included` instead. */
export const features = style({ '@media': { [media.below('tablet')]: { display: 'none' } } });

export const included = style({ '@media': { [media.from('tablet')]: { display: 'none' } } });

// In the narrowest cards the names of the links have one line.
globalStyle(`${card} a`, {
  '@media': {
    [media.between('tablet', 'laptop')]: {
      paddingInline: vars.inset.icon,
      fontSize: vars.fontSize.small,
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
