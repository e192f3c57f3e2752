import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';

/** The smallest number of lines of each size. */
export const rows = { short: 2, medium: 4, long: 8 } as const;

export const area = style({
  // Grows with its text; a browser without `field-sizing` has `rows` and the handle.
  fieldSizing: 'content',
  maxBlockSize: 'min(24lh, 70svh)',
  resize: 'vertical',
  '@media': { [media.print]: { maxBlockSize: 'none' } },
});

export const sizes = styleVariants(rows, (lines) => ({
  // The lines, the padding and the border.
  minBlockSize: `calc(${lines}lh + 1.125rem + 2px)`,
}));
