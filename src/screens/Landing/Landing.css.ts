import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const hero = style({
  paddingBlock: 'clamp(1rem, 2.5vw, 3rem) clamp(2rem, 3vw, 3.5rem)',
});

export const heroColumns = style({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(2.5rem, 5vw, 5rem)',
  '@media': {
    [media.from('laptop')]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
  },
});

/** A phone has `PriceRows` instead. */
export const lowestPrices = style({ '@media': { [media.below('tablet')]: { display: 'none' } } });

/** Starts a line rather than breaking inside its link. */
export const hostingPrice = style({ display: 'inline-block' });

/** A phone shows the prices at once instead. */
export const illustration = style({
  inlineSize: '100%',
  maxInlineSize: '50rem',
  '@media': { [media.below('tablet')]: { display: 'none' } },
});

/** The drawing places its parts in percent, above the columns of the steps. */
export const drawing = style({ inlineSize: '100%', blockSize: 'min(25vw, 12rem)' });

export const steps = style({
  display: 'grid',
  gap: vars.space.md,
  paddingBlockStart: vars.space.md,
  counterReset: 'step',
  '@media': {
    [media.from('tablet')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.xl,
    },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    color: vars.color.brand,
    fontFamily: vars.fontFamily.display,
    fontSize: vars.fontSize.h2,
    fontWeight: '600',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** As high as its own quotation. */
export const testimonial = style({
  alignSelf: 'start',
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `2px solid ${vars.color.accent}`,
});

/** The person who answers. */
export const portrait = style({ objectFit: 'cover', borderRadius: vars.radius.round });
