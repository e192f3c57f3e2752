import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  rowGap: vars.space.xl,
  columnGap: vars.space.xxl,
});

const ratio = (first: string, second: string) => ({
  '@media': {
    [media.from('laptop')]: { gridTemplateColumns: `minmax(0, ${first}) minmax(0, ${second})` },
  },
});

export const ratios = styleVariants({
  sidebar: ratio(vars.measure.sidebar, '1fr'),
  '5:6': ratio('5fr', '6fr'),
  '3:2': ratio('3fr', '2fr'),
  '2:1': ratio('2fr', '1fr'),
});

export const swapped = style({});

globalStyle(`${swapped} > :first-child`, { '@media': { [media.from('laptop')]: { order: 1 } } });
