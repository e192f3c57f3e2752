import { style } from '@vanilla-extract/css';

/** Long names break within words, but not the sizes after them. */
export const size = style({ flex: 'none' });
