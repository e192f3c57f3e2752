import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** On a phone each button has the whole width. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

globalStyle(`${actions} > *`, {
  '@media': { [media.below('tablet')]: { flex: '1 1 100%' } },
});
