import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';
import { type BillingPeriod, billingPeriods, periodFacts } from '../../domain/billingPeriod';

/**
 * The checked radio button alone decides which billing period is shown, in CSS. The toggle therefore
 * works before hydration and without JavaScript.
 */
export const billing = style({});

const [defaultPeriod, ...others] = billingPeriods;
const chosen = (period: BillingPeriod) => `:has(input[value="${period}"]:checked)`;

/** The rule of what belongs to this period while another one is chosen. */
const whileAnother = (period: BillingPeriod, rule: StyleRule) => {
  const conditions = period === defaultPeriod ? others.map(chosen) : [`:not(${chosen(period)})`];
  return Object.fromEntries(conditions.map((condition) => [`${billing}${condition} &`, rule]));
};

// Hidden at once, so that their links cannot be used.
export const only = styleVariants(periodFacts, (_, period) => ({
  selectors: whileAnother(period, { display: 'none' }),
}));

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

export const periodPrice = styleVariants(periodFacts, (_, period) => [
  price,
  { selectors: whileAnother(period, hidden) },
]);
