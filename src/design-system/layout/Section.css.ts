import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const section = style({
  paddingBlock: vars.space.section,
  '@media': { [media.print]: { paddingBlock: vars.space.lg } },
});

export const backgrounds = styleVariants({
  paper: {},
  sunken: { backgroundColor: vars.color.sunken },
});
