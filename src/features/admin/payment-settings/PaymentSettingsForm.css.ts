import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** On a phone each button has the whole width. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
});

globalStyle(`${actions} > *`, {
  '@media': { [media.below('tablet')]: { flex: '1 1 100%' } },
});

export const success = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.success,
});
