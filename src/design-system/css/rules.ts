import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';
import { media } from './media';

/** The focus ring of every control, for its `:focus-visible` selector. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies StyleRule;

/** Aligns the text of a borderless button with the edge. In forced colours it has a border. */
export const flushText = (inset: string): StyleRule => ({
  marginInlineStart: `calc(-1 * ${inset} - 1px)`,
  '@media': { [media.forcedColors]: { marginInlineStart: 0 } },
});

/** The height at the top of the page that the fixed header covers, and some air. */
export const scrollPadding = '6rem';

/** The name of a header that errors are kept below, however many lines it has. */
export const toastHeader = '--header';

/** The height at the edge of the screen that a toast can cover. */
export const toastSpace = '7.5rem';

/** Invisible, and still read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
