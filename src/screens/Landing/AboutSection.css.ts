import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.xl,
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const quote = style({
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `2px solid ${vars.color.accent}`,
});
