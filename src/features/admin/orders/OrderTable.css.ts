import { style } from '@vanilla-extract/css';

/** Lets a long amount wrap. */
export const words = style({ whiteSpace: 'normal' });
