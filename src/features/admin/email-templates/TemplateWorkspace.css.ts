import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, fontWeight, media, vars } from '../../../design-system/styles';

const rowHeight = '3rem';

export const groups = style({ display: 'grid', gap: vars.space.lg });

export const button = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: rowHeight,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  borderInlineStart: '3px solid transparent',
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&[aria-current="true"]': {
      borderInlineStartColor: vars.color.brand,
      backgroundColor: vars.color.brandSoft,
      color: vars.color.ink,
      fontWeight: fontWeight.semibold,
    },
  },
  '@media': {
    [media.forcedColors]: {
      // Forced colours make a transparent border visible.
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current="true"]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

// Beside the editor there is no space for it, and the place of the editor is seen.
globalStyle(`${button} > svg`, { '@media': { [media.from('laptop')]: { display: 'none' } } });

export const name = style({ flex: '1 1 6rem', minInlineSize: 0 });

/** A line of text beside the list, level with the text of its first row, which has a line above it. */
export const beside = style({
  '@media': {
    [media.from('laptop')]: { paddingBlockStart: `calc((${rowHeight} - 1lh) / 2 + 1px)` },
  },
});
