import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../design-system/styles';

/** Scrolled to when the page changes, with space for fixed elements. */
export const list = style({ scrollMarginBlockStart: '1rem' });

export const count = style({ fontVariantNumeric: 'tabular-nums' });

// Smaller when printed, so that a page of orders fits on a sheet of paper.
globalStyle(`${list} table, ${list} td > span`, {
  '@media': { [media.print]: { fontSize: '8.5pt' } },
});

globalStyle(`${list} :is(th, td)`, {
  '@media': { [media.print]: { minInlineSize: 0, paddingBlock: '0.2rem', fontSize: 'inherit' } },
});
