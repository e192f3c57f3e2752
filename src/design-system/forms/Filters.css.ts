import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [media.from('laptop')]: {
      gridTemplateColumns: `minmax(0, ${vars.measure.form}) auto`,
      justifyContent: 'space-between',
      alignItems: 'end',
    },
    [media.print]: { display: 'none' },
  },
});
