import { style } from '@vanilla-extract/css';

/** A line breaks before a date, and in it only where the date is wider than the line. */
export const unbroken = style({ display: 'inline-block' });
