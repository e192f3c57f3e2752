import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/**
 * The checked radio button alone decides which billing period is shown, in CSS. The toggle therefore
 * works before hydration and without JavaScript.
 */
export const billing = style({});

const fadeIn = keyframes({ from: { opacity: 0.2 } });

/** The side that arrives fades in; the other is hidden at once, so that its links cannot be used. */
const arriving = {
  '@media': {
    [media.motion]: { animation: `${fadeIn} ${vars.motion.slow} ${vars.motion.ease}` },
  },
};

export const monthlyOnly = style({
  ...arriving,
  selectors: {
    [`${billing}:has(input[value="yearly"]:checked) &`]: { display: 'none' },
  },
});

export const yearlyOnly = style({
  ...arriving,
  selectors: {
    [`${billing}:not(:has(input[value="yearly"]:checked)) &`]: { display: 'none' },
  },
});
