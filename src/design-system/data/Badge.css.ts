import { style, styleVariants } from '@vanilla-extract/css';
import { tint, toneColors } from '../css/tone';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  paddingInline: '0.625em',
  paddingBlock: '0.1875em',
  borderRadius: vars.radius.small,
  border: '1px solid',
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const tones = styleVariants(toneColors, ({ solid, soft, text }) => tint(solid, soft, text));

export const variants = styleVariants({
  brand: tint(vars.color.brand, vars.color.brandSoft, vars.color.brand),
  accent: tint(vars.color.accent, vars.color.accentSoft, vars.color.ink),
});
