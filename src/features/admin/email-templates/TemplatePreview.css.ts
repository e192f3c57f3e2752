import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

/** Keeps the line breaks of the template. */
export const body = style({
  whiteSpace: 'pre-wrap',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  maxInlineSize: vars.measure.text,
});

const mark = style({
  borderRadius: '3px',
  paddingInline: '0.125em',
  marginInline: '-0.125em',
});

/** A sample value, and an unknown placeholder. */
export const marks = styleVariants({
  sample: [mark, { backgroundColor: vars.color.brandSoft, color: vars.color.ink }],
  unknown: [
    mark,
    {
      backgroundColor: vars.color.warningSoft,
      color: vars.color.warning,
      textDecoration: 'underline wavy',
      textUnderlineOffset: '0.2em',
    },
  ],
});
