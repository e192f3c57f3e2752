import { style } from '@vanilla-extract/css';

/** Keeps the footer below the first screen while the quote loads. */
export const page = style({ minBlockSize: 'calc(100svh - 5rem)' });
