import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

const fields = style({
  display: 'grid',
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
  alignItems: 'start',
});

const columns = (count: number) => ({
  '@media': {
    [media.from('tablet')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
});

export const rows = styleVariants({
  two: [fields, columns(2)],
  three: [fields, columns(3)],
});
