import { style } from '@vanilla-extract/css';

/** Fills the screen, so that the footer does not appear before the form or the redirect. */
export const pending = style({ minBlockSize: '100svh' });
