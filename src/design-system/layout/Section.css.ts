import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { scrollPadding } from '../css/rules';
import { vars } from '../tokens/theme.css';

const space = (paddingBlock: string) => ({
  paddingBlock,
  '@media': { [media.print]: { paddingBlock: vars.space.lg } },
});

/** A section with space of its own scrolls to the edge of the fixed header. */
const belowHeader = style({
  scrollMarginBlockStart: `calc(${vars.size.row} + 1px - ${scrollPadding})`,
});

export const spacings = styleVariants({
  large: [space(vars.space.section), belowHeader],
  drawing: [space(`${vars.space.drawing} ${vars.space.section}`), belowHeader],
  small: space(`calc(${vars.space.drawing} / 2) max(${vars.space.xl}, ${vars.space.drawing} / 2)`),
});

export const backgrounds = styleVariants({
  paper: {},
  sunken: { backgroundColor: vars.color.sunken },
  soft: { backgroundColor: vars.color.brandSoft },
});
