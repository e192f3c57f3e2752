import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../design-system/styles';

/** Until the session has been read, the page's root says whether one is stored. */
export const guesses = styleVariants({
  'signed-out': { selectors: { 'html[data-signed-in] &': { display: 'none' } } },
  'signed-in': { selectors: { 'html:not([data-signed-in]) &': { display: 'none' } } },
});

/** Heard, not seen, on a phone: its header has room for one word beside the logo and the menu. */
export const whose = style({
  '@media': { [media.below('tablet')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
