import { style } from '@vanilla-extract/css';
import { vars } from '#src/design-system/styles.ts';

export const steps = style({ display: 'grid', gap: vars.space.xl, paddingInlineStart: 0 });

export const step = style({ listStylePosition: 'inside' });

export const words = style({ display: 'inline', fontWeight: 600 });

export const screen = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '34rem',
  marginBlock: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
