import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const text = style({ maxInlineSize: vars.measure.text, textWrap: 'pretty' });

export const sizes = styleVariants({
  small: { fontSize: vars.fontSize.small, lineHeight: 1.5 },
  body: { fontSize: vars.fontSize.body },
  lead: { fontSize: vars.fontSize.lead, lineHeight: 1.5 },
});

export const tones = styleVariants({
  ink: {},
  quiet: { color: vars.color.inkQuiet },
  brand: { color: vars.color.brand },
  success: { color: vars.color.success },
  danger: { color: vars.color.danger },
});

export const weights = styleVariants(fontWeight, (weight) => ({ fontWeight: weight }));

/** Figures of one width, so that sums stand below one another. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
