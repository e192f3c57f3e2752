import { style } from '@vanilla-extract/css';
import { media } from '../../../design-system/styles';

/** Replaces the sortable headers on phones. */
export const sort = style({ '@media': { [media.from('tablet')]: { display: 'none' } } });
