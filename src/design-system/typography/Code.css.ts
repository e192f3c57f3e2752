import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const code = style({
  fontFamily: vars.fontFamily.code,
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
});
