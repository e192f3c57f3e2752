import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../design-system/styles';

/**
 * Until the session has been restored, `html[data-signed-in]` decides which of the two menus is
 * shown. The boot script sets the attribute if a session is stored.
 */
export const unrestored = styleVariants({
  'signed-out': { selectors: { 'html[data-signed-in] &': { display: 'none' } } },
  'signed-in': { selectors: { 'html:not([data-signed-in]) &': { display: 'none' } } },
});

/** On a phone, visually hidden: the header has room for only one word beside the logo and the menu. */
export const hiddenOnPhone = style({
  '@media': { [media.below('tablet')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
