import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

/** Two columns, so that ten codes fit beside a phone's keyboard. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 34%), 1fr))',
  gap: vars.space.xs,
  margin: 0,
  padding: vars.space.sm,
  listStyle: 'none',
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
