import { styleVariants } from '@vanilla-extract/css';

/**
 * Until the session has been restored, a page contains what a visitor and what a user sees, and
 * `html[data-signed-in]` decides which of the two is shown. The boot script sets the attribute if a
 * session is stored.
 */
export const unrestored = styleVariants({
  'signed-out': { selectors: { 'html[data-signed-in] &': { display: 'none' } } },
  'signed-in': { selectors: { 'html:not([data-signed-in]) &': { display: 'none' } } },
});
