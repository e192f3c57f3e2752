import { style } from '@vanilla-extract/css';
import { media } from '../../design-system/styles';

/** For what JavaScript will change or load. Without it, nothing follows. */
export const withScript = style({ '@media': { [media.noScript]: { display: 'none' } } });
