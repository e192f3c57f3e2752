import { style } from '@vanilla-extract/css';

/** As wide with one word as with the other, so that nothing moves when it has been pressed. */
export const word = style({ minInlineSize: '3.5em', textAlign: 'end' });
