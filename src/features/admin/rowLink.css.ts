import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

/** Around a link in a row: a target of at least 24 px, which keeps the height of the line. */
export const rowLink = style({
  position: 'relative',
  paddingBlock: vars.space.xxs,
});
