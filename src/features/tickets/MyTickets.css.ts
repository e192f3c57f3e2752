import { style } from '@vanilla-extract/css';

/** On a phone the line breaks before a date, not in it. */
export const when = style({ whiteSpace: 'nowrap' });
