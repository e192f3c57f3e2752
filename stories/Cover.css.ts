import { style } from '@vanilla-extract/css';
import { focusRing, fontWeight, vars } from '#src/design-system/styles.ts';

export const link = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.brand }, '&:focus-visible': focusRing },
});

export const picture = style({
  display: 'grid',
  alignContent: 'center',
  blockSize: '11rem',
  padding: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
});

export const words = style({ padding: vars.space.md, lineHeight: 1.5 });

export const title = style({
  display: 'block',
  color: vars.color.brand,
  fontWeight: fontWeight.semibold,
});

export const steps = style({ color: vars.color.brand });

export const stepNumber = style({
  fill: vars.color.onBrand,
  fontSize: '13px',
  fontWeight: fontWeight.semibold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

/** As wide as its frame, from the top of the page. */
export const screen = style({
  blockSize: '11rem',
  inlineSize: `calc(100% + 2 * ${vars.space.md})`,
  maxInlineSize: 'none',
  marginInline: `calc(-1 * ${vars.space.md})`,
  objectFit: 'cover',
  objectPosition: 'top left',
});

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gridAutoRows: '2.5rem',
  gap: vars.space.xs,
});

export const swatch = style({ borderRadius: vars.radius.small });
