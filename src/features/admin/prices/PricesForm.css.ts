import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** Fields side by side, with their inputs on one line. */
const fields = style({ display: 'grid', columnGap: vars.space.md, alignItems: 'end' });

const columns = (count: number) => ({
  '@media': {
    [media.from('tablet')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
});

export const rows = styleVariants({
  two: [fields, columns(2)],
  three: [fields, columns(3)],
  /** A switch and the percentage that it enables. */
  start: [fields, columns(2), { alignItems: 'start', rowGap: vars.space.sm }],
});
