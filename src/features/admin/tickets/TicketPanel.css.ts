import { style } from '@vanilla-extract/css';

/** Keeps the lines that the customer typed. */
export const answers = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
