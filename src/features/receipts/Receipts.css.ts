import { globalStyle, style } from '@vanilla-extract/css';
import { inLightTheme, media, vars } from '../../design-system/styles';

/** Printed in the light theme, also where the screen is dark. */
export const sheets = style({
  '@media': { [media.print]: { ...inLightTheme, color: vars.color.ink } },
});

// With an open receipt, the page prints nothing else.
globalStyle(`body:has(${sheets} > [open]) :not(:has(${sheets}), ${sheets}, ${sheets} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
