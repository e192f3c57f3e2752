import { style } from '@vanilla-extract/css';

/** A menu in this line is as wide as the line. */
export const line = style({ position: 'relative' });
