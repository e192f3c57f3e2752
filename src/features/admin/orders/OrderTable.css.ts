import { style } from '@vanilla-extract/css';
import { media } from '../../../design-system/styles';

/** An id with a hyphen. */
export const whole = style({ whiteSpace: 'nowrap' });

/** The service before the number, where it has no column. */
export const inLines = style({
  display: 'none',
  '@media': { [media.below('laptop')]: { display: 'inline' } },
});

/** A number, for which a phone has no space. */
export const notOnPhone = style({ '@media': { [media.below('tablet')]: { display: 'none' } } });
