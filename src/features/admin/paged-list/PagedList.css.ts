import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** Beside the count, or on a line of their own on a phone. */
export const facts = style({
  flexGrow: 1,
  marginInlineStart: vars.space.md,
  '@media': {
    [media.below('tablet')]: {
      order: 1,
      flexBasis: '100%',
      marginInlineStart: 0,
      fontSize: vars.fontSize.small,
    },
  },
});
