import { style } from '@vanilla-extract/css';

/**
 * The specification's own are short, and keep to one line; what another tool has written may be of
 * any length. No box of its own.
 */
export const known = style({ display: 'contents', whiteSpace: 'nowrap' });
