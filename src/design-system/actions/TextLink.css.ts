import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../css/rules';
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

/** The target is the nearest positioned ancestor: a row of a list, a cell, a card of a table. */
export const coversRow = style({
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

/** In a list of links the whole line is the target, 44 px high. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
});
