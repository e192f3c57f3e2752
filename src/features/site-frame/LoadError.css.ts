import { style } from '@vanilla-extract/css';

/** The boot script sets `html[data-unloaded]` when the application fails to load. */
export const message = style({
  display: 'none',
  selectors: { 'html[data-unloaded] &': { display: 'block' } },
});
