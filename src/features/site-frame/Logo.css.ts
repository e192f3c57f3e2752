import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.55rem',
  fontFamily: vars.fontFamily.display,
  fontWeight: '600',
  fontSize: '1.375rem',
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

export const mark = style({
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  color: vars.color.brand,
});

export const accent = style({ color: vars.color.accent });
