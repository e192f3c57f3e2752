import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const hero = style({
  paddingBlock: `clamp(1rem, 4vw, 4rem) ${vars.space.section}`,
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

const ruledCell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingBlockStart: vars.space.md,
});

export const steps = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style([
  ruledCell,
  { gap: vars.space.sm, borderBlockStart: `2px solid ${vars.color.ink}` },
]);

export const fact = style([ruledCell, { borderBlockStart: `1px solid ${vars.color.lineStrong}` }]);

/** As high as its own quotation. */
export const testimonial = style({
  alignSelf: 'start',
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `2px solid ${vars.color.accent}`,
});

/** Keeps the text of a 44 px high link on the same line as the text of the other facts. */
export const tallLink = style({ marginBlock: '-0.6rem' });
