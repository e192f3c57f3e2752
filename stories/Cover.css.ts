import { style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '#src/design-system/styles.ts';

export const cover = style({ display: 'grid', gap: vars.space.xl, justifyItems: 'start' });

export const name = style({
  color: vars.color.ink,
  fontSize: 'clamp(3.5rem, 12vw, 9rem)',
  lineHeight: 1,
});

/** Both halves are one sheet. */
export const scene = style({
  display: 'grid',
  inlineSize: '100%',
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  overflow: 'hidden',
  '@media': { [media.from('tablet')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const half = style({
  padding: `clamp(${vars.space.sm}, 4vw, ${vars.space.xxl})`,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
});

export const link = style({
  color: vars.color.brand,
  selectors: { '&:focus-visible': focusRing },
});
