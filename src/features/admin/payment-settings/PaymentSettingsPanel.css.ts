import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** The form, and beside it what one needs to know: below it where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': {
    [media.from('laptop')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: vars.space.xxl,
    },
  },
});
