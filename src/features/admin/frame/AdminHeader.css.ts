import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

export const header = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  minBlockSize: '4.5rem',
  paddingBlock: vars.space.sm,
});

export const actions = style({ display: 'flex', gap: vars.space.xs });
