import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** In one line; on a phone the button is below. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.xs,
});

globalStyle(`${controls} > *`, { '@media': { [media.below('tablet')]: { flexGrow: 1 } } });
globalStyle(`${controls} > button`, {
  '@media': { [media.below('tablet')]: { flexBasis: '100%' } },
});
