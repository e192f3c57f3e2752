import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const alignments = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  baseline: { alignItems: 'baseline' },
});

export const distributions = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});

export const stacked = style({});

globalStyle(`${stacked} > *`, {
  '@media': { [media.below('tablet')]: { flex: '1 1 100%' } },
});
