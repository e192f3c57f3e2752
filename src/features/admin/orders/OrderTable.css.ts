import { style } from '@vanilla-extract/css';

/** An id with a hyphen. */
export const whole = style({ whiteSpace: 'nowrap' });

/** Lets a long amount wrap. */
export const words = style({ whiteSpace: 'normal' });
