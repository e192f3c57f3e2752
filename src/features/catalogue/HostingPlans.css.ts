import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const controls = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: vars.space.md,
  '@media': {
    [media.from('tablet')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.lg,
    },
  },
});

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [media.from('tablet')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(5, auto)',
      rowGap: 0,
    },
    // Firefox prints what follows over a grid that is on two pages.
    [media.print]: { display: 'block' },
  },
});

globalStyle(`${plans} > * + *`, {
  '@media': { [media.print]: { marginBlockStart: vars.space.lg } },
});
