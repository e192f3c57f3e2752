import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** A card on a screen. On paper it is the page, with the foot at its end. */
export const letter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  '@media': {
    [media.screen]: {
      padding: `clamp(${vars.space.lg}, 4vw, ${vars.space.xxl})`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.surface,
    },
    [media.print]: {
      minBlockSize: '256mm',
      gap: '8mm',
      selectors: { '[open] ~ [open] &': { breakBefore: 'page' } },
    },
  },
});

globalStyle('@page letter', { margin: '20mm' });

// The receipts that are folded are not printed, unless all are.
const printed = `${letter}:not(details:not([open]) *)`;

globalStyle(`body:has(${printed}) :not(:has(${printed}), ${printed}, ${printed} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`html:has(${printed})`, { '@media': { [media.print]: { page: 'letter' } } });
// Nothing around it takes space.
globalStyle(`body:has(${printed}), body :has(${printed})`, {
  '@media': { [media.print]: { display: 'contents' } },
});

/** The sender and the facts, above a copper rule: beside each other where both have room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space.md,
  borderBlockEnd: `2px solid ${vars.color.accent}`,
  '@media': { [media.print]: { flexWrap: 'nowrap', minBlockSize: '25mm' } },
});
globalStyle(`${head} > :first-child`, { flex: '1 1 14rem', minInlineSize: 0 });

/** The labels of the facts are in one column, their values in another. */
export const facts = style({ fontSize: vars.fontSize.small });
globalStyle(`${facts} > dl`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.md,
  // A phone at 200 %: the values would break inside words beside them.
  '@media': { '(max-width: 15rem)': { display: 'block' } },
});
globalStyle(`${facts} > dl > div`, {
  display: 'contents',
  '@media': { '(max-width: 15rem)': { display: 'block' } },
});

export const lines = style({
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const foot = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
