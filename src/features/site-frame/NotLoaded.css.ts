import { style } from '@vanilla-extract/css';

/** The boot script marks the page's root when the application did not come. */
export const message = style({
  display: 'none',
  selectors: { 'html[data-unloaded] &': { display: 'block' } },
});
