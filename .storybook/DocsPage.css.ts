import { style } from '@vanilla-extract/css';
import { vars } from '#src/design-system/styles.ts';

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
  marginBlock: vars.space.md,
  padding: 0,
  listStyle: 'none',
});
