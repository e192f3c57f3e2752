import { style } from '@vanilla-extract/css';
import { focusRing, fontWeight, media, vars } from '#src/design-system/styles.ts';

const twoColumns = { '@media': { [media.from('laptop')]: { gridTemplateColumns: '1fr 1fr' } } };

/** The themes are two halves of one sheet. */
export const sheet = style({
  display: 'grid',
  marginBlock: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  ...twoColumns,
});

export const scene = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  padding: `clamp(${vars.space.sm}, 3vw, ${vars.space.xl})`,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.body,
  lineHeight: 1.6,
});

export const doors = style({
  display: 'grid',
  gap: vars.space.md,
  marginBlock: vars.space.lg,
  '@media': { [media.from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const links = style({ display: 'grid', justifyItems: 'start', color: vars.color.brand });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  fontWeight: fontWeight.medium,
  selectors: { '&:focus-visible': focusRing },
});
