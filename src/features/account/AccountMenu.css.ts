import { style, styleVariants } from '@vanilla-extract/css';

/** Until the session has been read, the page's root says whether one is stored. */
export const guesses = styleVariants({
  visitor: { selectors: { 'html[data-signed-in] &': { display: 'none' } } },
  user: { selectors: { 'html:not([data-signed-in]) &': { display: 'none' } } },
});

/** As wide for a visitor as for a user, so that nothing in the header moves when one becomes the other. */
export const menu = style({ display: 'inline-block' });
