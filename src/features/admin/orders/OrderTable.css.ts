import { style } from '@vanilla-extract/css';

/** Breaks where a sum would not. */
export const words = style({ whiteSpace: 'normal' });
