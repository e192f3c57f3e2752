import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../design-system/styles';

/** Comes into view when its page is turned, clear of what is fixed to the screen's edge. */
export const list = style({ scrollMarginBlockStart: '1rem' });

export const count = style({ fontVariantNumeric: 'tabular-nums' });

// A page of orders is a page of paper.
globalStyle(`${list} table, ${list} td > span`, {
  '@media': { [media.print]: { fontSize: '8.5pt' } },
});

globalStyle(`${list} :is(th, td)`, {
  '@media': { [media.print]: { minInlineSize: 0, paddingBlock: '0.2rem', fontSize: 'inherit' } },
});
