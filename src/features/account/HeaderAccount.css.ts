import { globalStyle, style } from '@vanilla-extract/css';
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
