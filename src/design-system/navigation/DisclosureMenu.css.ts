import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing, visuallyHidden } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.target,
  justifyContent: 'center',
  minInlineSize: vars.size.target,
  paddingInline: vars.inset.compact,
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

/** On the narrowest screens only the icon is visible; screen readers still read the label. */
export const label = style({
  '@media': { [media.below('phone')]: visuallyHidden },
});

/** Directly below the nearest positioned ancestor, and as wide. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: 10,
  padding: `${vars.space.xs} calc(${vars.space.gutter} - ${vars.space.sm}) ${vars.space.md}`,
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.paper,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.medium,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.brandSoft, color: vars.color.brandStrong },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
});
