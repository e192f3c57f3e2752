import { globalStyle, style } from '@vanilla-extract/css';
import { flushText, vars } from '../../design-system/styles';

export const ends = style({});

// Without a link before it.
globalStyle(`${ends} > * > button:first-child`, flushText(vars.inset.compact));
