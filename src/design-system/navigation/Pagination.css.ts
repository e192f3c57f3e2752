import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { visuallyHidden } from '../css/rules';
import { vars } from '../tokens/theme.css';

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

export const direction = style({ display: 'flex', gap: vars.space.xxs });

globalStyle(`${direction} > button`, {
  minInlineSize: vars.size.target,
  paddingInline: vars.space.sm,
});

/** On phones only the icon is visible; screen readers still read the word. */
export const word = style({
  '@media': { [media.below('tablet')]: visuallyHidden },
});

export const current = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  minInlineSize: 0,
});
