import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

/** Text with the lines in which it was typed. */
export const typedText = style({
  maxInlineSize: vars.measure.narrow,
  whiteSpace: 'pre-wrap',
  textWrapStyle: 'pretty',
  overflowWrap: 'anywhere',
});

/** A date or an email in a sentence: a line breaks before it, and in it only where it is wider than the line. */
export const unbroken = style({ display: 'inline-block', maxInlineSize: '100%' });
