import { style } from '@vanilla-extract/css';

export const icon = style({ inlineSize: '1.125em', blockSize: '1.125em', flexShrink: 0 });
