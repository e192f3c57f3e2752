import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

/** As wide as the other short forms. */
export const decision = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.form})`,
  gap: vars.space.lg,
});
