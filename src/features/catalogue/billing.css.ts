import { style } from '@vanilla-extract/css';

/**
 * The checked radio button alone decides which billing period is shown, in CSS. The toggle therefore
 * works before hydration and without JavaScript.
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
