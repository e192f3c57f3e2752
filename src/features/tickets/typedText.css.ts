import { style } from '@vanilla-extract/css';

/** Text with the lines in which it was typed. */
export const typedText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
