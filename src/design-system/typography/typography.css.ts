import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../css/rules';
import { toneColor } from '../css/tone.css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const text = style({
  maxInlineSize: vars.measure.text,
  // Not `textWrap`, which would also let the text wrap where its surroundings forbid it.
  textWrapStyle: 'pretty',
});

export const textSizes = styleVariants({
  small: { fontSize: vars.fontSize.small, lineHeight: 1.5 },
  body: { fontSize: vars.fontSize.body },
  lead: { fontSize: vars.fontSize.lead, lineHeight: 1.5 },
});

export const quiet = style({ color: vars.color.inkQuiet });

export const toned = style({ color: toneColor.text });

export const weights = styleVariants(fontWeight, (weight) => ({ fontWeight: weight }));

/** Digits of one width, so that sums align in a column. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

export const heading = style({
  fontFamily: vars.fontFamily.display,
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.12,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const headingSizes = styleVariants({
  h1: { fontSize: vars.fontSize.h1, lineHeight: 1.04, letterSpacing: '-0.03em' },
  h2: { fontSize: vars.fontSize.h2 },
  h3: { fontSize: vars.fontSize.h3 },
  h4: { fontSize: vars.fontSize.h4, letterSpacing: '-0.01em', lineHeight: 1.25 },
});

export const hidden = style(visuallyHidden);
