import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** An id with a hyphen. */
export const whole = style({ whiteSpace: 'nowrap' });

/** The service before the number, where it has no column. */
export const service = style({
  display: 'none',
  '@media': {
    [media.below('laptop')]: { display: 'inline' },
    [media.between('tablet', 'laptop')]: { '::after': { content: ',' } },
  },
});

/** The number after it, on a phone below it. */
export const number = style({
  '@media': { [media.below('tablet')]: { display: 'block', color: vars.color.inkQuiet } },
});
