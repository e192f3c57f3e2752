import { style, styleVariants } from '@vanilla-extract/css';
import { toneColor } from '../css/tone.css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const text = style({
  maxInlineSize: vars.measure.text,
  // Not `textWrap`, which would also let the text wrap where its surroundings forbid it.
  textWrapStyle: 'pretty',
});

export const sizes = styleVariants({
  small: { fontSize: vars.fontSize.small, lineHeight: 1.5 },
  body: { fontSize: vars.fontSize.body },
  lead: { fontSize: vars.fontSize.lead, lineHeight: 1.5 },
});

export const quiet = style({ color: vars.color.inkQuiet });

export const toned = style({ color: toneColor.text });

export const weights = styleVariants(fontWeight, (weight) => ({ fontWeight: weight }));

/** Digits of one width, so that sums align in a column. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
