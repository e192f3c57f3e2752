import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** The words of a button without an edge stand in line with the title below. */
export const back = style({ marginInlineStart: '-1.25rem' });

/** What the page is about, and what happens next: beside one another where there is room. */
export const head = style({
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
