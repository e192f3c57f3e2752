import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

export const list = style({ display: 'grid', gap: vars.space.md });

const message = style({
  display: 'grid',
  gap: vars.space.xs,
  inlineSize: 'min(100%, max(85%, 25rem), 42rem)',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
});

/** The own messages are at the end of the line; a note has a dashed edge and a tint. */
export const messages = styleVariants({
  own: [message, { justifySelf: 'end', background: vars.color.brandSoft }],
  other: [message, { background: vars.color.surface }],
  note: [
    message,
    {
      justifySelf: 'end',
      background: vars.color.warningSoft,
      border: '1px dashed color-mix(in oklab, currentcolor 25%, transparent)',
    },
  ],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  overflowWrap: 'anywhere',
});
