import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { vars } from '../tokens/theme.css';

/** Tabs are not bold when active: a wider tab could change where the row wraps. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const panel = style({
  paddingBlockStart: vars.space.lg,
  selectors: { '&:focus-visible': focusRing },
});
