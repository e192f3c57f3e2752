import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const hero = style({
  paddingBlock: 'clamp(1rem, 2.5vw, 3rem) clamp(2rem, 6.25vw, max(3.36rem, 3.34vw))',
});

/** A tablet has the drawing beside the prices, a wider screen beside everything. */
export const heroColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.lg} clamp(2.5rem, 5vw, 5rem)`,
  '@media': {
    [media.from('tablet')]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
  },
});

export const introduction = style({
  '@media': { [media.between('tablet', 'laptop')]: { gridColumn: 'span 2' } },
});

/** In the first line of the title. */
export const beside = style({ float: 'inline-end', marginInlineStart: vars.space.sm });

export const heroActions = style({});

// As wide as the prices above them.
globalStyle(`${heroActions} > * > *`, {
  flexGrow: 1,
  '@media': { [media.below('desktop')]: { flexBasis: '100%' } },
});

/** A phone shows the prices at once instead. */
export const illustration = style({
  '@media': {
    [media.below('tablet')]: { display: 'none' },
    [media.from('laptop')]: { gridArea: '1 / 2 / span 2' },
  },
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

/** The person who answers, with the phone number beside. */
export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.md });
export const portrait = style({
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: vars.radius.round,
});

/** Its columns are side by side from the tablet width. */
export const resources = style({});

globalStyle(`${resources} > div`, {
  '@media': { [media.between('tablet', 'laptop')]: { gridTemplateColumns: '5fr 6fr' } },
});
