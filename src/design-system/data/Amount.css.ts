import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';
import { figureSize, fontWeight } from '../tokens/tokens';

export const sizes = styleVariants(figureSize, (fontSize) => ({
  fontFamily: vars.fontFamily.display,
  fontSize,
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.04em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
}));
