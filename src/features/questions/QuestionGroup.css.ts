import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** One column, or two from the width of a tablet. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.md,
  columnGap: vars.space.lg,
  '@media': {
    [media.from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A field that spans both columns. */
export const wide = style({ gridColumn: '1 / -1' });
