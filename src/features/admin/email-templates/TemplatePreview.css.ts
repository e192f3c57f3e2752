import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

export const letter = style({
  padding: `clamp(${vars.space.md}, 4vw, ${vars.space.xl})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  overflowWrap: 'anywhere',
});

export const subject = style({
  paddingBlockEnd: vars.space.md,
  marginBlockEnd: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Keeps the line breaks of the template. */
export const body = style({ whiteSpace: 'pre-wrap', maxInlineSize: vars.measure.text });

const mark = style({
  borderRadius: '3px',
  paddingInline: '0.125em',
  marginInline: '-0.125em',
  boxDecorationBreak: 'clone',
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
