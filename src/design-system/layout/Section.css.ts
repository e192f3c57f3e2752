import { styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

const space = (paddingBlock: string) => ({
  paddingBlock,
  '@media': { [media.print]: { paddingBlock: vars.space.lg } },
});

export const spacings = styleVariants({
  large: space(vars.space.section),
  small: space(`calc(${vars.space.section} / 2)`),
});

export const backgrounds = styleVariants({
  paper: {},
  sunken: { backgroundColor: vars.color.sunken },
  soft: { backgroundColor: vars.color.brandSoft },
});
