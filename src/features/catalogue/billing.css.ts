import { style } from '@vanilla-extract/css';

/**
 * Which billing period is shown is known to the page alone: the radio button that is checked. No
 * script takes part, so the toggle works from the first paint and without JavaScript.
 */
export const billing = style({});

export const monthlyOnly = style({
  selectors: {
    [`${billing}:has(input[value="yearly"]:checked) &`]: { display: 'none' },
  },
});

export const yearlyOnly = style({
  selectors: {
    [`${billing}:not(:has(input[value="yearly"]:checked)) &`]: { display: 'none' },
  },
});
