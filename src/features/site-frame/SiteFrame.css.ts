import { style } from '@vanilla-extract/css';

/** At least as high as the screen, so that the footer stands at its foot on a short page. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
});

export const main = style({ flexGrow: 1, outline: 'none' });
