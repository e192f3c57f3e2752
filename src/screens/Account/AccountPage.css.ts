import { style } from '@vanilla-extract/css';
import { media } from '../../design-system/styles';

/**
 * With the header, at least as high as the screen: who it is comes late, and whether that takes
 * more room or less, the footer below stays where it is.
 */
export const page = style({
  minBlockSize: 'calc(100svh - 5rem)',
  '@media': { [media.print]: { minBlockSize: 0 } },
});
