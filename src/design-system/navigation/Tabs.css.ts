import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { vars } from '../tokens/theme.css';

export const panel = style({
  paddingBlockStart: vars.space.lg,
  selectors: { '&:focus-visible': focusRing },
});
