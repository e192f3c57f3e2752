import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../design-system/styles';

export const field = style({ minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingBlock: vars.space.xs,
});

export const file = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Their words begin and end where the row does. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg });

globalStyle(`${actions} > button`, { paddingInline: 0 });

export const progress = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space.xs,
  accentColor: vars.color.brand,
});
