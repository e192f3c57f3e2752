import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

/** The box in the top layer, bare of what browsers dress a popover with. */
export const host = style({
  position: 'fixed',
  inset: 'auto',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1,
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  border: 0,
  padding: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  overflow: 'visible',
  background: 'none',
  color: vars.color.ink,
  pointerEvents: 'none',
  // Where it would lie upon what has the focus: low screens, and pages that are magnified.
  selectors: { '&[data-aside]': { insetBlockStart: 0, insetBlockEnd: 'auto' } },
  '@media': {
    [media.from('tablet')]: {
      insetInlineStart: 'auto',
      inlineSize: 'min(100%, 27rem)',
      padding: vars.space.lg,
    },
    [media.below('tablet')]: {
      selectors: {
        // A dialog lies at the foot of a phone's screen, with its buttons where toasts would be.
        'dialog > &': { insetBlockStart: 0, insetBlockEnd: 'auto' },
        'dialog > &[data-aside]': { insetBlockStart: 'auto', insetBlockEnd: 0 },
      },
    },
    [media.print]: { display: 'none' },
  },
});
