import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { vars } from '../tokens/theme.css';

/** The target, above a link that covers the row. */
export const target = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
  cursor: 'pointer',
});

export const box = style({
  inlineSize: vars.size.mark,
  blockSize: vars.size.mark,
  margin: 0,
  accentColor: vars.color.brand,
  cursor: 'inherit',
  selectors: { '&:focus-visible': focusRing },
});
