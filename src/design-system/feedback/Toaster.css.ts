import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

/** The box in the top layer, without the browser's popover styles. */
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
  // Set when it would cover the focused element or invalid fields.
  selectors: { '&[data-aside]': { insetBlockStart: 0, insetBlockEnd: 'auto' } },
  '@media': {
    [media.from('tablet')]: {
      insetInlineStart: 'auto',
      inlineSize: `min(100%, ${vars.measure.toast})`,
      padding: vars.space.lg,
    },
    [media.below('tablet')]: {
      selectors: {
        // On a phone a dialog is at the bottom of the screen, where the toasts would be.
        'dialog > &': { insetBlockStart: 0, insetBlockEnd: 'auto' },
      },
    },
    [media.from('desktop')]: {
      selectors: {
        // Beside the dialog.
        'dialog > &': {
          inlineSize: `min(${vars.measure.toast}, (100% - ${vars.measure.dialog}) / 2)`,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});
