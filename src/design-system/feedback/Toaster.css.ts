import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { toastHeader, toastSpace } from '../css/rules';
import { vars } from '../tokens/theme.css';

/** The box in the top layer, above the header, without the browser’s popover styles. */
export const host = style({
  position: 'fixed',
  inset: 'auto',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 11,
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  border: 0,
  padding: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  overflow: 'visible',
  background: 'none',
  color: vars.color.ink,
  pointerEvents: 'none',
  selectors: {
    // An error is above the refused form, and what would cover a main action is on the header.
    '&:has([data-toast="danger"]), &[data-top], dialog > &': {
      display: 'grid',
      justifyContent: 'center',
      insetInline: 0,
      insetBlock: '0 auto',
      inlineSize: 'auto',
      padding: vars.space.xxs,
    },
    // Below the header, whose menu and account stay usable.
    '&:has([data-toast="danger"])': {
      insetBlockStart: ['5rem', `anchor(${toastHeader} bottom, 5rem)`],
    },
    'html[data-scrolled] &:has([data-toast="danger"])': { insetBlockStart: vars.size.row },
    // A dialog is at the bottom of a phone.
    'dialog > &&&': { insetBlockStart: 0 },
  },
  '@media': {
    [media.from('tablet')]: {
      insetInlineStart: 'auto',
      inlineSize: `min(100%, ${vars.measure.toast})`,
      padding: vars.space.lg,
    },
    [media.print]: { display: 'none' },
  },
});

// The page scrolls a focused control, or an error, to where the toast does not cover it.
globalStyle('html:has([data-toast])', { scrollPaddingBlockEnd: toastSpace });
globalStyle('html:has([data-toast="danger"])', {
  scrollPaddingBlock: `calc(${vars.size.row} + ${toastSpace}) 0`,
});
