import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const menu = style({ position: 'relative' });

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  userSelect: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
    '&:hover': { borderColor: vars.color.brand, color: vars.color.brand },
  },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xs})`,
  insetInlineEnd: 0,
  zIndex: 10,
  inlineSize: 'max-content',
  minInlineSize: '15rem',
  maxInlineSize: 'calc(100vw - 2rem)',
  padding: vars.space.xs,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: '0 12px 32px -12px rgb(0 0 0 / 0.35)',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.medium,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.brandSoft, color: vars.color.brandStrong },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
});
