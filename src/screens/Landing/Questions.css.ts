import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

const line = `1px solid ${vars.color.line}`;

export const list = style({ borderBlockStart: line });
export const item = style({ borderBlockEnd: line });

globalStyle(`${item} summary`, {
  '@media': {
    [media.below('tablet')]: { minBlockSize: vars.size.target, paddingBlock: vars.space.xs },
  },
});

/** Apart from the comparison. */
export const questions = style({
  paddingBlockStart: vars.space.md,
  '@media': { [media.from('tablet')]: { paddingBlockStart: vars.space.xl } },
});

/** Beside the list, as far from the top as the first question; else nearer to it than to what is above. */
export const title = style({
  '@media': {
    [media.below('laptop')]: { marginBlockEnd: `calc(-1 * ${vars.space.md})` },
    [media.from('laptop')]: { paddingBlockStart: vars.space.sm },
  },
});
