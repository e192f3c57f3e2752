import { style } from '@vanilla-extract/css';

/** As high as the provider's widget, so that nothing moves when it arrives. */
export const place = style({ minBlockSize: '78px', overflow: 'clip' });
