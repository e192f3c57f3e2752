import { style } from '@vanilla-extract/css';
import { media } from '../../design-system/styles';

/** On a phone, visually hidden: the header has room for only one word beside the logo and the menu. */
export const hiddenOnPhone = style({
  '@media': { [media.below('tablet')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
