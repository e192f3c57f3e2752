import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

/** In one line; on a phone the button is below. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.xs,
});
