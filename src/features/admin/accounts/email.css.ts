import { style } from '@vanilla-extract/css';

/** An email in a sentence, which the line breaks before. Only one longer than a line is broken. */
export const email = style({ display: 'inline-block', maxInlineSize: '100%' });
