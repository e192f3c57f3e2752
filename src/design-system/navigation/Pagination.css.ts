import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  '@media': { [media.print]: { display: 'none' } },
});

export const place = style({ fontVariantNumeric: 'tabular-nums' });

globalStyle(`${pages} > button`, {
  '@media': { [media.below('tablet')]: { paddingInline: vars.space.sm } },
});
