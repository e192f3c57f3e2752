import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

const sized = (size: string) => ({
  inlineSize: size,
  blockSize: size,
  // In the middle of its line, which keeps its height.
  marginBlock: `calc((1lh - ${size}) / 2)`,
});

/** The target, above a link that covers the row. With a mouse it is no higher than a row. */
export const target = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  verticalAlign: 'top',
  cursor: 'pointer',
  ...sized(vars.size.target),
  '@media': { [media.withMouse('desktop')]: sized(vars.size.small) },
});

export const box = style({
  inlineSize: vars.size.mark,
  blockSize: vars.size.mark,
  margin: 0,
  accentColor: vars.color.brand,
  cursor: 'inherit',
  selectors: { '&:focus-visible': focusRing },
});
