import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '#src/design-system/styles.ts';

/** A name of one word is not broken. */
export const component = style({ whiteSpace: 'nowrap' });

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  textAlign: 'start',
});

export const state = style({
  color: vars.color.brand,
  selectors: { '&:focus-visible': focusRing },
});
