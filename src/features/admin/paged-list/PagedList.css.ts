import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** Below the entries, as a sum is below its figures. */
export const facts = style({
  '@media': { [media.below('laptop')]: { fontSize: vars.fontSize.small } },
});

/** Its button is higher than the line of the count, which does not grow. */
export const action = style({ marginBlock: `calc(-1 * ${vars.space.xxs})` });

/** Only on phones and tablets. */
export const narrow = style({ '@media': { [media.from('laptop')]: { display: 'none' } } });
