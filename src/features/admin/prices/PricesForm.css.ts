import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

const fields = style({ display: 'grid', columnGap: vars.space.md });

const columns = (count: number) => ({
  '@media': {
    [media.from('tablet')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
});

const tops = { alignItems: 'start', rowGap: vars.space.sm } as const;

export const rows = styleVariants({
  /** Some have a hint: their inputs are on one line. */
  two: [fields, columns(2), { alignItems: 'end' }],
  /** None has a hint, and an error may need two lines. */
  three: [fields, columns(3), tops],
  /** A switch and the percentage that it enables. */
  start: [fields, columns(2), tops],
});
