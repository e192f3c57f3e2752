import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** Beside the count, or on a line of their own on a phone. */
export const facts = style({
  flex: '1 1 0',
  minInlineSize: 0,
  marginInlineStart: vars.space.md,
  '@media': {
    [media.below('laptop')]: { fontSize: vars.fontSize.small },
    [media.below('tablet')]: { order: 1, flexBasis: '100%', marginInlineStart: 0 },
  },
});

/** Its button is higher than the line of the count, which does not grow. */
export const action = style({ marginBlock: `calc(-1 * ${vars.space.xxs})` });

/** Only on phones and tablets. */
export const narrow = style({ '@media': { [media.from('laptop')]: { display: 'none' } } });
