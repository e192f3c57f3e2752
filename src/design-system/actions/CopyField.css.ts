import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  // There the button has an edge.
  '@media': {
    [media.forcedColors]: { paddingBlock: vars.space.xxs, paddingInlineEnd: vars.space.xxs },
  },
});

export const text = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
});

/** As wide as its longest label, so that the layout does not shift when the label changes. */
export const word = style({ minInlineSize: '3.5em', textAlign: 'center' });
