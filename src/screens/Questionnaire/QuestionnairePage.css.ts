import { style } from '@vanilla-extract/css';

/** Takes the focus to be read out; whoever sees it needs no ring around a heading. */
export const announced = style({ outline: 'none' });
