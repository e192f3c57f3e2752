import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** The form and, on wide screens, the preview beside it. */
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.from('desktop')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  },
});
