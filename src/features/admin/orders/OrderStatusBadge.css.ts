import { style } from '@vanilla-extract/css';

/**
 * Known statuses are short and stay on one line; other tools may store longer ones. Has no box of its
 * own.
 */
export const known = style({ display: 'contents', whiteSpace: 'nowrap' });
