import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

export const code = style({
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
