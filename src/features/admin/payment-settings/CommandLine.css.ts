import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

/** A sunken box with the command and its button. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const code = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  fontFamily: vars.fontFamily.code,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
