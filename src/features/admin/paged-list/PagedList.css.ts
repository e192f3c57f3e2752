import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** As high as its buttons, which can appear later. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: vars.size.small,
  '@media': { [media.coarsePointer]: { minBlockSize: vars.size.target } },
});

/** Beside the count, or on a line of their own on a phone. */
export const facts = style({
  flex: '1 1 0',
  minInlineSize: 0,
  marginInlineStart: vars.space.md,
  '@media': {
    [media.below('laptop')]: { fontSize: vars.fontSize.small },
    [media.below('tablet')]: { order: 1, flexBasis: '100%', marginInlineStart: 0 },
  },
});
