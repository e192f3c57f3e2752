import { style } from '@vanilla-extract/css';

/** A line breaks before a date, not in it. */
export const unbroken = style({ whiteSpace: 'nowrap' });
