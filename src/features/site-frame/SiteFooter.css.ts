import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const footer = style({
  paddingBlock: vars.space.xxl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  '@media': { [media.print]: { display: 'none' } },
});
