import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const drawing = style({ inlineSize: '8rem', blockSize: 'auto' });

/** In the empty part of a `Container` with a column of text. */
export const beside = style({
  '@media': {
    [media.from('laptop')]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: vars.space.gutter,
      inlineSize: `min(24rem, calc(100% - ${vars.measure.narrow} - 2 * ${vars.space.gutter} - ${vars.space.xxl}))`,
    },
  },
});

globalStyle(`${beside} > path`, { vectorEffect: 'non-scaling-stroke' });

export const shapes = styleVariants({
  line: { stroke: vars.color.lineStrong },
  gap: { stroke: vars.color.lineStrong, strokeDasharray: '4 4' },
  paper: { fill: vars.color.surface, stroke: vars.color.lineStrong },
  brand: { fill: vars.color.brand },
  soft: { fill: vars.color.brandSoft },
  ink: { fill: vars.color.ink },
  accent: { stroke: vars.color.accent },
});
