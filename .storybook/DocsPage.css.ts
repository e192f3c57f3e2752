import { style } from '@vanilla-extract/css';
import { fontWeight, vars } from '#src/design-system/styles.ts';

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
  marginBlock: vars.space.md,
  padding: 0,
  listStyle: 'none',
});

/** A sample on the page, with room for the numbers around it. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(100%)',
  justifyContent: 'center',
  position: 'relative',
  marginBlock: vars.space.md,
  padding: '3.25rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.paper,
  // A frame has no width of its own.
  selectors: { '&:has(iframe)': { gridTemplateColumns: '100%' } },
});

export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.inkQuiet,
  pointerEvents: 'none',
});

export const lineNumber = style({
  fill: vars.color.paper,
  fontFamily: vars.fontFamily.text,
  fontSize: '0.8125rem',
  fontWeight: fontWeight.semibold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const legend = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBlock: vars.space.md,
  maxInlineSize: vars.measure.narrow,
});

export const legendItem = style({ display: 'flex', gap: vars.space.sm, alignItems: 'baseline' });

export const legendNumber = style({
  flexShrink: 0,
  inlineSize: '1.375rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.inkQuiet,
  color: vars.color.paper,
  fontSize: '0.8125rem',
  fontWeight: fontWeight.semibold,
  lineHeight: '1.375rem',
  textAlign: 'center',
});

/** Its sample and its words are as high as those of the one beside it. */
export const example = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gap: vars.space.sm,
  margin: 0,
});

/** The badge is as wide as its text. */
export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: vars.space.sm,
  alignItems: 'baseline',
});

export const sample = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '10rem',
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.paper,
});
