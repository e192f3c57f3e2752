import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** On a phone, the content begins below the icon of the notice and fills its width. */
export const content = style({
  '@media': {
    [media.below('tablet')]: {
      marginInlineStart: `calc(-1.125 * ${vars.fontSize.body} - ${vars.space.sm})`,
    },
  },
});

export const difference = style({
  paddingBlock: vars.space.sm,
  // Visible on the tint of the notice in both themes.
  borderBlockStart: '1px solid color-mix(in oklab, currentcolor 25%, transparent)',
});

/** Side by side where both have room, else below each other. */
export const versions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
});
