import type { IconName } from '../actions/Icon';
import type { Tone } from '../tokens/tokens';

/** The icon that repeats each tone without colour. */
export const toneIcons = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
} as const satisfies Record<Tone, IconName>;
