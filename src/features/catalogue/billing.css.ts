import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/**
 * The checked radio button alone decides which billing period is shown, in CSS. The toggle therefore
 * works before hydration and without JavaScript.
 */
export const billing = style({});

const whileYearly = `${billing}:has(input[value="yearly"]:checked) &`;
const whileMonthly = `${billing}:not(:has(input[value="yearly"]:checked)) &`;

export const monthlyOnly = style({ selectors: { [whileYearly]: { display: 'none' } } });
export const yearlyOnly = style({ selectors: { [whileMonthly]: { display: 'none' } } });

/** The figures of both periods, in one place that has room for either. They cross-fade. */
export const figures = style({ display: 'grid' });

// A hidden figure stays visible until it has faded out.
const figure = style({
  gridArea: '1 / 1',
  '@media': {
    [media.motion]: {
      transition: `opacity ${vars.motion.slow} ${vars.motion.ease}, visibility ${vars.motion.slow}`,
    },
  },
});
const hidden = { opacity: 0, visibility: 'hidden' } as const;

export const monthlyFigure = style([figure, { selectors: { [whileYearly]: hidden } }]);
export const yearlyFigure = style([figure, { selectors: { [whileMonthly]: hidden } }]);
