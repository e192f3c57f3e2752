import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

export const card = style({
  minInlineSize: 0,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const paddings = styleVariants({
  md: { padding: vars.space.md },
  lg: { padding: `clamp(${vars.space.md}, 4vw, ${vars.space.lg})` },
  xl: { padding: `clamp(${vars.space.lg}, 4vw, ${vars.space.xxl})` },
});
