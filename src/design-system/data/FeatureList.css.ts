import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

export const list = style({ display: 'grid', gap: vars.space.xs });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const excluded = style({ color: vars.color.inkQuiet });

/** As high as one line of the text beside it. */
export const mark = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '1.5em',
  color: vars.color.brand,
  selectors: { [`${excluded} > &`]: { color: 'inherit' } },
});

/** As high as a line of text, and on its baseline. */
const onBaseline = style({
  display: 'inline-flex',
  alignItems: 'center',
  '::before': { content: '\u200b' },
});

export const checked = style([onBaseline, { color: vars.color.brand }]);

export const unchecked = style([onBaseline, { color: vars.color.inkQuiet }]);
