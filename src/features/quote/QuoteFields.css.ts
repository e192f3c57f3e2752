import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** On a wide screen the title is beside the fields. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.from('laptop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.75fr)',
      columnGap: vars.space.xxl,
    },
  },
});

/** Fields below one another; short ones in pairs where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.sm,
  columnGap: vars.space.lg,
  '@media': {
    [media.from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A field of the whole width. */
export const wide = style({ gridColumn: '1 / -1' });
