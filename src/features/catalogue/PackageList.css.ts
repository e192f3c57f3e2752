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
    [media.from('laptop')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(5, auto)',
      columnGap: '1px',
      rowGap: 0,
    },
  },
});
