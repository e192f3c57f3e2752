import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, fontWeight, media, vars } from '#src/design-system/styles.ts';
import { figureSize } from '#src/design-system/tokens/tokens.ts';

/** The background of specimens: the page colour in every theme of the documentation. */
export const sheet = style({
  display: 'grid',
  gap: vars.space.lg,
  marginBlock: vars.space.lg,
  padding: `clamp(${vars.space.sm}, 3vw, ${vars.space.lg})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.body,
  lineHeight: 1.6,
});

export const name = style({ fontWeight: fontWeight.semibold });

export const token = style({
  fontWeight: 'inherit',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
  selectors: { '&:focus-visible': focusRing },
});

export const note = style({ color: vars.color.inkQuiet, fontSize: vars.fontSize.small });

export const code = style({
  fontFamily: vars.fontFamily.code,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'center',
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.from('tablet')]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});

/** A row with much text. */
export const longRow = style([row, { alignItems: 'start' }]);

export const plates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.sm,
});

export const plate = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: vars.space.sm,
  alignItems: 'start',
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const swatch = style({
  blockSize: '4rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});

export const swatchColors = styleVariants(vars.color, (color) => ({ backgroundColor: color }));

export const specimens = styleVariants(vars.fontSize, (fontSize) => ({
  fontSize,
  lineHeight: 1.2,
}));

export const figures = styleVariants(figureSize, (fontSize) => ({ fontSize, lineHeight: 1.2 }));

export const families = styleVariants(vars.fontFamily, (fontFamily) => ({ fontFamily }));

export const display = style({
  fontFamily: vars.fontFamily.display,
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.02em',
});

export const bar = style({
  blockSize: '1rem',
  maxInlineSize: '100%',
  backgroundColor: vars.color.brand,
});

export const bars = styleVariants(vars.space, (inlineSize) => ({ inlineSize }));

export const tile = style({
  inlineSize: '7rem',
  blockSize: '4rem',
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
});

export const radii = styleVariants(vars.radius, (borderRadius) => ({ borderRadius }));

export const track = style({ display: 'block', inlineSize: '100%', blockSize: '1rem' });

/** Almost as wide as its track, so that `translateX(100%)` moves the dot to the other end. */
export const runner = style({
  display: 'block',
  inlineSize: 'calc(100% - 1rem)',
  blockSize: '1rem',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '1rem',
    blockSize: '1rem',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.brand,
  },
});

export const atEnd = style({ transform: 'translateX(100%)' });

const { ease, ...durations } = vars.motion;

export const runs = styleVariants(durations, (duration) => ({
  '@media': { [media.motion]: { transition: `transform ${duration} ${ease}` } },
}));
