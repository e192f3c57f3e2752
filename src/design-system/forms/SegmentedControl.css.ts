import { style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { focusRing } from '../css/rules';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const group = style({
  position: 'relative',
  maxInlineSize: '100%',
  inlineSize: 'fit-content',
  selectors: {
    '&:has(label:nth-child(4))': { '@media': { [media.below('tablet')]: { inlineSize: '100%' } } },
  },
});

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  // The ring is around the group, because the focused segment is always the chosen one.
  selectors: {
    '&:has(:focus-visible)': focusRing,
    // Two equal columns instead of lines with unequal segments.
    '&:has(> :nth-child(4))': {
      '@media': {
        [media.below('tablet')]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        },
      },
    },
  },
});

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xs,
  minInlineSize: vars.size.target,
  paddingInline: vars.space.md,
  // With its border and its space, the group is as high as an input.
  paddingBlock: `calc(0.5625rem - ${vars.space.xxs})`,
  borderRadius: vars.radius.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.color.brandSoft },
    '&:has(:checked)': { backgroundColor: vars.color.brand, color: vars.color.onBrand },
    '&:has(:disabled)': { backgroundColor: 'transparent', color: vars.color.inkQuiet },
    '&:has(:checked:disabled)': { backgroundColor: vars.color.brandSoft },
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.target },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:checked:disabled)': { backgroundColor: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

/** The transparent radio button covers its segment up to the edge of the group: a target 44 px high. */
export const radio = style({
  position: 'absolute',
  insetBlockStart: `calc(-1px - ${vars.space.xxs})`,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: `calc(100% + 2px + 2 * ${vars.space.xxs})`,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  // There the segments are large enough, and a second line of them must not be covered.
  '@media': { [media.coarsePointer]: { insetBlockStart: 0, blockSize: '100%' } },
});

export const note = style({ fontSize: vars.fontSize.small, fontWeight: fontWeight.regular });
