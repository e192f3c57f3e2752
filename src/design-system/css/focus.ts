import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

/** The one focus ring: 2 px wide, 2 px away, for `:focus-visible` of whatever spreads it. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies StyleRule;
