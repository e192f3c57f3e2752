import { style } from '@vanilla-extract/css';

/** An id with a hyphen. */
export const whole = style({ whiteSpace: 'nowrap' });
