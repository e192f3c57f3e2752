import { globalStyle, style } from '@vanilla-extract/css';
import { inLightTheme, media } from '../../design-system/styles';

export const sheets = style({});

// With an open receipt, the page prints nothing else, and in the light theme also where the screen is dark.
globalStyle(`:root:has(${sheets} > [open])`, { '@media': { [media.print]: inLightTheme } });
globalStyle(`body:has(${sheets} > [open]) :not(:has(${sheets}), ${sheets}, ${sheets} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
