import { style } from '@vanilla-extract/css';

/** As high as the screen, so that nothing in view moves when the form comes, or another page. */
export const pending = style({ minBlockSize: '100svh' });

/** Takes the focus to be read out; whoever sees it needs no ring around a heading. */
export const announced = style({ outline: 'none' });
