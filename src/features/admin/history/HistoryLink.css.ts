import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

/** A target of at least 24 px, which keeps the height of the line. */
export const target = style({
  position: 'relative',
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
});
