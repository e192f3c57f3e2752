import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

export const drawing = style({ inlineSize: '100%', maxInlineSize: '9rem', blockSize: 'auto' });

export const shapes = styleVariants({
  line: { stroke: vars.color.lineStrong },
  paper: { fill: vars.color.surface, stroke: vars.color.lineStrong },
  brand: { fill: vars.color.brand },
  soft: { fill: vars.color.brandSoft },
  ink: { fill: vars.color.ink },
  rim: { stroke: vars.color.brand },
  accent: { stroke: vars.color.accent },
});
