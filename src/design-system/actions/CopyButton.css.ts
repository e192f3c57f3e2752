import { style } from '@vanilla-extract/css';

/** As wide as its longest label, so that the layout does not shift when the label changes. */
export const word = style({ minInlineSize: '3.5em', textAlign: 'center' });
