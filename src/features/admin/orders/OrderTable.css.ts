import { globalStyle, style } from '@vanilla-extract/css';
import { media, visuallyHidden } from '../../../design-system/styles';

/** An id with a hyphen. */
export const whole = style({ whiteSpace: 'nowrap' });

/** The service before the number, where it has no column. */
export const inLines = style({
  display: 'none',
  '@media': { [media.below('laptop')]: { display: 'inline' } },
});

/** A number, for which a phone has no space; screen readers still read it. At the start, where it widens no page. */
export const notOnPhone = style({
  '@media': { [media.below('tablet')]: { ...visuallyHidden, insetInlineStart: 0 } },
});

globalStyle(`${notOnPhone} > ${inLines}`, {
  '@media': { [media.below('tablet')]: { display: 'none' } },
});
