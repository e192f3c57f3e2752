import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** On wide screens the title is beside the fields. */
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

/** One column, or two from the width of a tablet. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.sm,
  columnGap: vars.space.lg,
  '@media': {
    [media.from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A field that spans both columns. */
export const wide = style({ gridColumn: '1 / -1' });
