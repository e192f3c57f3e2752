import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/**
 * The checked radio button alone decides which billing period is shown, in CSS. The toggle therefore
 * works before hydration and without JavaScript.
 */
export const billing = style({});

const whileYearly = `${billing}:has(input[value="yearly"]:checked) &`;
const whileMonthly = `${billing}:not(:has(input[value="yearly"]:checked)) &`;

// Hidden at once, so that their links cannot be used.
export const monthlyOnly = style({ selectors: { [whileYearly]: { display: 'none' } } });
export const yearlyOnly = style({ selectors: { [whileMonthly]: { display: 'none' } } });

/** The prices of both periods, in one cell that has room for either. They cross-fade. */
export const prices = style({ display: 'grid' });

// A hidden price stays visible until it has faded out.
const price = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  '@supports': { 'selector(:has(*))': { gridArea: '1 / 1' } },
  '@media': {
    // There the other period is beside the price.
    [media.below('tablet')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'end',
      textAlign: 'end',
    },
    [media.motion]: {
      transition: `opacity ${vars.motion.slow} ${vars.motion.ease}, visibility ${vars.motion.slow}`,
    },
  },
});
const hidden = { opacity: 0, visibility: 'hidden' } as const;

export const monthlyPrice = style([price, { selectors: { [whileYearly]: hidden } }]);
export const yearlyPrice = style([price, { selectors: { [whileMonthly]: hidden } }]);
