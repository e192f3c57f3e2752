import { style } from '@vanilla-extract/css';
import { media } from '../css/media';

/** At least as high as the screen, so that the footer of a short page is at the bottom. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  // As high as a sheet, it would leave a blank one to what is hidden after it, such as an announcement.
  '@media': { [media.screen]: { minBlockSize: '100svh' } },
});

export const main = style({ flexGrow: 1 });
