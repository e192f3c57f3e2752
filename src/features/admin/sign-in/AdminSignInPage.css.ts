import { style } from '@vanilla-extract/css';
import { vars } from '../../../design-system/styles';

/** Centred on the screen, slightly above the middle. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.form})`,
  justifyContent: 'center',
  alignContent: 'center',
  minBlockSize: '100svh',
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: 'max(1.5rem, 12svh)',
});
