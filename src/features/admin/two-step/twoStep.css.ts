import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

export const qrCode = style({
  display: 'block',
  inlineSize: 'min(100%, 12rem)',
  blockSize: 'auto',
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
  fill: vars.color.ink,
  background: vars.color.surface,
  // Otherwise forced colours could leave too little contrast to scan.
  forcedColorAdjust: 'none',
});

/** Two columns where each code stays on one line, otherwise one. */
export const recoveryCodes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(10.5rem, 34%), 1fr))',
  gap: vars.space.xs,
  margin: 0,
  padding: vars.space.sm,
  listStyle: 'none',
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
