import { style } from '@vanilla-extract/css';

/** At least as high as the screen, so that the footer of a short page is at the bottom. */
export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100svh' });

export const main = style({ flexGrow: 1 });
