import { style } from '@vanilla-extract/css';

export const icon = style({ flexShrink: 0 });

/** Turned where the text runs from right to left. */
export const directed = style([icon, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }]);
