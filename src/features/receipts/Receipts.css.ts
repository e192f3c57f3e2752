import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../design-system/styles';

export const sheets = style({});

// With an open receipt, the page prints nothing else.
globalStyle(`body:has(${sheets} > [open]) :not(:has(${sheets}), ${sheets}, ${sheets} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
