import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

/** The focus ring of every control, for its `:focus-visible` selector. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies StyleRule;
