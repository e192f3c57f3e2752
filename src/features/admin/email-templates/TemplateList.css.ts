import { style } from '@vanilla-extract/css';
import { focusRing, fontWeight, vars } from '../../../design-system/styles';

export const button = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: '3rem',
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
});

export const name = style({ minInlineSize: 0 });
