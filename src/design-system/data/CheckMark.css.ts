import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

/** As high as a line of text, and on its baseline. */
const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  '::before': { content: '\u200b' },
});

export const checked = style([mark, { color: vars.color.brand }]);

export const unchecked = style([mark, { color: vars.color.inkQuiet }]);
