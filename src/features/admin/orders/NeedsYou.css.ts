import { style } from '@vanilla-extract/css';

/** Its button is higher than the line of the title, which stays as high as the others. */
export const more = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh' });
