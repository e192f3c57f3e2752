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

/** Apart from the packages. */
export const questions = style({
  '@media': { [media.from('tablet')]: { paddingBlockStart: vars.space.xl } },
});

/** Narrower screens have it in the section of contacts alone. */
export const phone = style({
  paddingBlockStart: vars.space.lg,
  '@media': { [media.below('laptop')]: { display: 'none' } },
});

/** Beside the list, as far from the top as the first question. */
export const title = style({
  '@media': { [media.from('laptop')]: { paddingBlockStart: vars.space.sm } },
});
