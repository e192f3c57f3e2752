import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../design-system/styles';

/** On a phone on one line. Has no box of its own. */
export const known = style({
  display: 'contents',
  '@media': { [media.below('tablet')]: { whiteSpace: 'nowrap' } },
});

// A column of a table is as wide as the longest word of a known status.
globalStyle(`${known} > span`, { overflowWrap: 'normal' });
