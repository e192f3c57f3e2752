import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** Its button is higher than the line of the title, which stays as high as the others. */
export const more = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh' });

/** On a phone an order takes two lines. */
export const orders = style({
  display: 'grid',
  '@media': { [media.below('tablet')]: { rowGap: vars.space.xxs } },
});
