import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

export const search = style({
  maxInlineSize: vars.measure.form,
  '@media': { [media.print]: { display: 'none' } },
});
