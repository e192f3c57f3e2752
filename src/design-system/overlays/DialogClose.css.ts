import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { edge } from './Dialog.css';

const size = vars.size.target;
const inset = `calc(${edge} - 0.5rem)`;

export const close = style({
  // First visually, last in the tab order.
  order: -1,
  position: 'sticky',
  insetBlockStart: inset,
  zIndex: 2,
  flexShrink: 0,
  alignSelf: 'flex-end',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size,
  blockSize: size,
  // Takes no space, and aligns its cross with the title and the text.
  marginBlock: `${inset} calc(-1 * (${size} + ${inset}))`,
  marginInlineEnd: `calc(${edge} - 0.8125rem)`,
  borderRadius: vars.radius.medium,
  color: vars.color.inkQuiet,
  selectors: {
    '&:hover': { backgroundColor: vars.color.brandSoft, color: vars.color.ink },
    '&:focus-visible': focusRing,
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.7 },
  },
});
