import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** Aligns the text of the borderless button with the title below it. */
export const back = style({ marginInlineStart: '-1.25rem' });

/** The introduction and the notice, side by side on wide screens. */
export const introduction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.from('laptop')]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'end',
      columnGap: vars.space.xxl,
    },
  },
});
