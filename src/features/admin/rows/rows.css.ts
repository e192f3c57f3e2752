import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

/** A text, or the badge in it, wraps in a table. Has no box of its own. */
export const wraps = style({ display: 'contents', whiteSpace: 'normal' });

globalStyle(`${wraps} > span`, { whiteSpace: 'normal' });

/** Around a link in a row: a target of at least 24 px, which keeps the height of the line. */
export const rowLink = style({
  position: 'relative',
  paddingBlock: vars.space.xxs,
});
