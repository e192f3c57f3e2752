import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const heading = style({
  fontFamily: vars.fontFamily.display,
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.12,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const sizes = styleVariants({
  h1: { fontSize: vars.fontSize.h1, lineHeight: 1.04, letterSpacing: '-0.03em' },
  h2: { fontSize: vars.fontSize.h2 },
  h3: { fontSize: vars.fontSize.h3 },
  h4: { fontSize: vars.fontSize.h4, letterSpacing: '-0.01em', lineHeight: 1.25 },
});
