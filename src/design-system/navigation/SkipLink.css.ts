import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: 20,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: fontWeight.semibold,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', insetBlockStart: '-100%' },
    '&:focus-visible': focusRing,
  },
});
