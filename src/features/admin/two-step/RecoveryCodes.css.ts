import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

/** Two columns where each code stays on one line, otherwise one. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(10.5rem, 34%), 1fr))',
  gap: vars.space.xs,
  margin: 0,
  padding: vars.space.sm,
  listStyle: 'none',
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
