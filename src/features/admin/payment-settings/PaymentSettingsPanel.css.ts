import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** The form, with the notices beside it on wide screens and below it otherwise. */
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
