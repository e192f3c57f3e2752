import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

const state = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.xs,
  '::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: '0.75em',
    blockSize: '0.75em',
    border: '2px solid currentColor',
    borderRadius: vars.radius.round,
  },
});

/** A full dot while the business is open, and a ring while it is closed. */
export const states = styleVariants({
  open: [
    state,
    { '::before': { borderColor: vars.color.success, backgroundColor: vars.color.success } },
  ],
  closed: [state, { '::before': { borderColor: vars.color.inkQuiet } }],
});
