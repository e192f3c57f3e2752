import { globalStyle, style } from '@vanilla-extract/css';
import { inLightTheme, media } from '../../design-system/styles';

export const sheets = style({});

// The page is printed in the light theme also where the screen is dark, and with an open receipt nothing else is.
globalStyle(`:root:has(${sheets})`, { '@media': { [media.print]: inLightTheme } });
globalStyle(`body:has(${sheets} > [open]) :not(:has(${sheets}), ${sheets}, ${sheets} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
