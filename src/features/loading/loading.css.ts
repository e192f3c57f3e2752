import { style } from '@vanilla-extract/css';
import { media } from '../../design-system/styles';

/** Fills the screen below the header, so that the footer does not move when the content has loaded. */
export const fillsScreen = style({
  minBlockSize: 'calc(100svh - 5rem)',
  '@media': { [media.print]: { minBlockSize: 0 } },
});

/** For what JavaScript will change or load. Without it, nothing follows. */
export const withScript = style({ '@media': { [media.noScript]: { display: 'none' } } });
