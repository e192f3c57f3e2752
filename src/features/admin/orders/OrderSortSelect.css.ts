import { style } from '@vanilla-extract/css';
import { media } from '../../../design-system/styles';

/** Replaces the sortable headers on phones and tablets. */
export const sort = style({ '@media': { [media.from('laptop')]: { display: 'none' } } });
