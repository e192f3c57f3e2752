import { style, styleVariants } from '@vanilla-extract/css';
import { toneColor } from '../css/tone.css';
import { vars } from '../tokens/theme.css';
import { figureSize, fontWeight } from '../tokens/tokens';

export const text = style({ maxInlineSize: vars.measure.text, textWrap: 'pretty' });

const figure = (fontSize: string) => ({
  fontFamily: vars.fontFamily.display,
  fontSize,
  letterSpacing: '-0.04em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const sizes = styleVariants({
  small: { fontSize: vars.fontSize.small, lineHeight: 1.5 },
  body: { fontSize: vars.fontSize.body },
  lead: { fontSize: vars.fontSize.lead, lineHeight: 1.5 },
  figure: figure(figureSize.medium),
  figureLarge: figure(figureSize.large),
});

export const quiet = style({ color: vars.color.inkQuiet });

export const toned = style({ color: toneColor.text });

export const weights = styleVariants(fontWeight, (weight) => ({ fontWeight: weight }));

/** Digits of one width, so that sums align in a column. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
