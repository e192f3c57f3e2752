import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** Nobody can search on paper. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [media.from('laptop')]: {
      gridTemplateColumns: 'minmax(14rem, 26rem) auto',
      justifyContent: 'space-between',
      alignItems: 'end',
    },
    [media.print]: { display: 'none' },
  },
});

/** In place of the headers that are pressed where there are columns. */
export const sort = style({ '@media': { [media.from('tablet')]: { display: 'none' } } });
