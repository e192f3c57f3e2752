import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/design-system/styles.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.md,
  marginBlock: vars.space.lg,
});

/** One example: rendered above, in words below. */
export const side = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

export const shown = style({
  display: 'grid',
  alignItems: 'center',
  padding: vars.space.md,
  minBlockSize: '7rem',
  minInlineSize: 0,
  overflow: 'auto',
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.body,
  lineHeight: 1.6,
});

export const words = style({
  gridRow: -2,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockStart: '4px solid',
  fontSize: '0.875rem',
  lineHeight: 1.5,
});

globalStyle(`${words} p`, { margin: 0 });

export const verdict = style({ fontWeight: 700 });

export const good = style({ borderBlockStartColor: vars.color.success });

export const bad = style({ borderBlockStartColor: vars.color.danger });

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
  marginBlock: vars.space.md,
  padding: 0,
  listStyle: 'none',
});
