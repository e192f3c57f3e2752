import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focus';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';

export const group = style({
  position: 'relative',
  maxInlineSize: '100%',
  inlineSize: 'fit-content',
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
  selectors: { '&:has(:focus-visible)': focusRing },
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
  minBlockSize: vars.size.target,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.color.brandSoft },
    '&:has(:checked)': { backgroundColor: vars.color.brand, color: vars.color.onBrand },
    '&:has(:disabled)': { color: vars.color.inkQuiet },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** The transparent radio button covers its segment, so that all of it is the target. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const note = style({ fontSize: vars.fontSize.small, fontWeight: fontWeight.regular });
