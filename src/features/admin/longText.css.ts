import { globalStyle, style } from '@vanilla-extract/css';

/** A text, or the badge in it, wraps in a table. Has no box of its own. */
export const wraps = style({ display: 'contents', whiteSpace: 'normal' });

globalStyle(`${wraps} > span`, { whiteSpace: 'normal' });
