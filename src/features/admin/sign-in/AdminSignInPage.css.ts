import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** In the upper half of the screen. An error below the fields does not move them. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.form})`,
  justifyContent: 'center',
  paddingInline: vars.space.gutter,
  paddingBlock: `clamp(${vars.space.lg}, 24svh - 2rem, 20rem) ${vars.space.lg}`,
});

/** Below the form, which is not there until the session is known, and would move it. */
export const belowForm = style({
  '@media': {
    [`not ${media.noScript}`]: { selectors: { '[data-pending] &': { visibility: 'hidden' } } },
  },
});
