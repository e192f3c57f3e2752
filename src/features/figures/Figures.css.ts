import { style } from '@vanilla-extract/css';
import { fontWeight, vars } from '../../design-system/styles';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
});

export const figure = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs });

export const label = style({ color: vars.color.inkQuiet });

export const value = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' });
