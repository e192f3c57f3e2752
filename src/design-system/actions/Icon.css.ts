import { style } from '@vanilla-extract/css';

export const icon = style({ flexShrink: 0 });

/** Turned where the text begins on the other side. */
export const directed = style([icon, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }]);
