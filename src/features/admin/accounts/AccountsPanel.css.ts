import { style } from '@vanilla-extract/css';

/** Takes the focus when what had it is gone; a ring around a heading would say nothing. */
export const title = style({ outline: 'none' });
