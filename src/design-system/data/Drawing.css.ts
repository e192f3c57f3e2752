import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

export const drawing = style({ inlineSize: '8rem', blockSize: 'auto' });

export const shapes = styleVariants({
  line: { stroke: vars.color.lineStrong },
  gap: { stroke: vars.color.lineStrong, strokeDasharray: '4 4' },
  paper: { fill: vars.color.surface, stroke: vars.color.lineStrong },
  brand: { fill: vars.color.brand },
  soft: { fill: vars.color.brandSoft },
  ink: { fill: vars.color.ink },
  accent: { stroke: vars.color.accent },
});
