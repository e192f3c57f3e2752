import { style, styleVariants } from '@vanilla-extract/css';
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

const tone = (solid: string, soft: string, text = solid) => ({
  borderColor: `color-mix(in oklch, ${solid} 35%, ${soft})`,
  backgroundColor: soft,
  color: text,
});

export const tones = styleVariants({
  neutral: tone(vars.color.lineStrong, vars.color.sunken, vars.color.ink),
  brand: tone(vars.color.brand, vars.color.brandSoft),
  accent: tone(vars.color.accent, vars.color.accentSoft, vars.color.ink),
  success: tone(vars.color.success, vars.color.successSoft),
  info: tone(vars.color.info, vars.color.infoSoft),
  warning: tone(vars.color.warning, vars.color.warningSoft),
});
