import { styleVariants } from '@vanilla-extract/css';

/** Until the session has been read, the page's root says whether one is stored. */
export const guesses = styleVariants({
  'signed-out': { selectors: { 'html[data-signed-in] &': { display: 'none' } } },
  'signed-in': { selectors: { 'html:not([data-signed-in]) &': { display: 'none' } } },
});
