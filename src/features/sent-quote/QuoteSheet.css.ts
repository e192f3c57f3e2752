import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** The lines for a signature and its date, on paper alone: on screen a name in the form accepts. */
export const signature = style({
  display: 'none',
  '@media': { [media.print]: { display: 'grid' } },
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: vars.space.lg,
  paddingBlockStart: vars.space.xl,
});

export const signatureLine = style({
  paddingBlockStart: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
});
