import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.xl,
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
