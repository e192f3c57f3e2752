import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const panel = style({
  paddingBlockStart: vars.space.sm,
  '@media': { [media.from('laptop')]: { paddingBlockStart: vars.space.lg } },
  selectors: { '&:focus-visible': focusRing },
});
