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

/** A link is a target 44 px high; its text still stands on the line of the facts beside it. */
export const target = style({ marginBlock: '-0.6rem' });
