import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** Not printed. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [media.from('laptop')]: {
      gridTemplateColumns: `minmax(14rem, ${vars.measure.form}) auto`,
      justifyContent: 'space-between',
      alignItems: 'end',
    },
    [media.print]: { display: 'none' },
  },
});

/** Replaces the sortable headers on phones. */
export const sort = style({ '@media': { [media.from('tablet')]: { display: 'none' } } });
