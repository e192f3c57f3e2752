import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** The list on the left, the template on the right; on phones and tablets one above the other. */
export const workspace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.from('laptop')]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
    [media.from('desktop')]: { columnGap: vars.space.xxl },
  },
});
