import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** Indented below the name of its account. */
export const content = style({
  marginBlockStart: vars.space.xs,
  '@media': {
    [media.from('tablet')]: {
      paddingInlineStart: vars.space.lg,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
  },
});
