import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const footer = style({
  paddingBlock: vars.space.xxl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  // An address has no place to break it at, and a flexible box would grow with it.
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
