import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

export const hint = style({
  maxInlineSize: vars.measure.text,
  color: vars.color.inkQuiet,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
});
