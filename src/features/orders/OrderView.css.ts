import { style } from '@vanilla-extract/css';
import { media } from '../../design-system/styles';

/** Everyone who has it can open the order, so it is not on paper. */
export const link = style({ '@media': { [media.print]: { display: 'none' } } });
