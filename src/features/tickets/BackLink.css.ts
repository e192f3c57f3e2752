import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** Aligns the text of the borderless button with the title below it. In forced colours it has a border. */
export const back = style({
  marginInlineStart: `calc(-1 * ${vars.inset.button})`,
  '@media': { [media.forcedColors]: { marginInlineStart: 0 } },
});
