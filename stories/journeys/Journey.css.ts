import { style } from '@vanilla-extract/css';
import { focusRing, fontWeight, media, vars } from '#src/design-system/styles.ts';

export const walk = style({ display: 'grid', gap: vars.space.lg });

export const steps = style({
  display: 'grid',
  counterReset: 'step',
  '@media': {
    [media.from('laptop')]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.lg },
  },
});

export const step = style({
  counterIncrement: 'step',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space.xs,
  inlineSize: '100%',
  paddingBlock: vars.space.xs,
  textAlign: 'start',
  '::before': {
    content: 'counter(step)',
    color: vars.color.inkQuiet,
    fontVariantNumeric: 'tabular-nums',
  },
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': focusRing,
    '&[aria-current]': { fontWeight: fontWeight.semibold, color: vars.color.brand },
  },
});

export const stage = style({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });

export const link = style({
  color: vars.color.brand,
  selectors: { '&:focus-visible': focusRing },
});

export const screen = style({
  inlineSize: '100%',
  blockSize: '44rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
