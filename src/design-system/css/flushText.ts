import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media';

/** Aligns the text of a borderless button with the edge. In forced colours it has a border. */
export const flushText = (inset: string): StyleRule => ({
  marginInlineStart: `calc(-1 * ${inset} - 1px)`,
  '@media': { [media.forcedColors]: { marginInlineStart: 0 } },
});
