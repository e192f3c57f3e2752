import { style } from '@vanilla-extract/css';
import { vars } from '../design-system/styles';

/** Text with the lines in which it was typed. */
export const typedText = style({
  maxInlineSize: vars.measure.narrow,
  whiteSpace: 'pre-wrap',
  textWrapStyle: 'pretty',
  overflowWrap: 'anywhere',
});
