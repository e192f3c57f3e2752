import { style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

/** Aligns the text of the borderless button with the title below it. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.inset.button})` });
