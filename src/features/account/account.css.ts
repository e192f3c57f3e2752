import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** On a phone, visually hidden: the header has room for only one word beside the logo and the menu. */
export const hiddenOnPhone = style({
  '@media': { [media.below('tablet')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

/** Rows as wide as the card. */
export const rows = style({ display: 'grid', margin: `calc(-1 * ${vars.space.xs})` });

globalStyle(`${rows} > :is(a, button)`, {
  justifyContent: 'start',
  paddingInline: vars.space.sm,
});

/**
 * Until the session has been restored, a page contains what a visitor and what a user sees, and
 * `html[data-signed-in]` decides which of the two is shown. The boot script sets the attribute if a
 * session is stored.
 */
export const unrestored = styleVariants({
  'signed-out': { selectors: { 'html[data-signed-in] &': { display: 'none' } } },
  'signed-in': { selectors: { 'html:not([data-signed-in]) &': { display: 'none' } } },
});
