import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { vars } from '../tokens/theme.css';

export const link = style({
  borderRadius: vars.radius.small,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': focusRing,
  },
});

export const variants = styleVariants({
  brand: { color: vars.color.brand },
  plain: { color: 'inherit' },
});

/** In a list of links the whole line is the target, 44 px high. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
});
