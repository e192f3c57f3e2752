import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
  justifyContent: 'center',
  minInlineSize: '2.75rem',
  paddingInline: '0.625rem',
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

/** On the narrowest screens the drawing stands alone; the word is still heard. */
export const label = style({
  '@media': {
    [media.below('phone')]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** As wide as the bar that the menu stands in, which has to be positioned, and right below it. */
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
