import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** The packages as columns; the background shows through the gaps as hairlines between them. */
export const list = style({
  display: 'grid',
  overflow: 'clip',
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.line,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
  '@media': {
    // Every card spans five rows, which align its parts with its neighbour's.
    [media.from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0 },
    [media.from('laptop')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(5, auto)',
    },
    // Firefox prints what follows over a grid that is on two pages.
    [media.print]: { display: 'block' },
  },
});
