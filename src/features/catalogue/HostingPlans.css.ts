import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const controls = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
});

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [media.from('tablet')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(5, auto)',
      rowGap: 0,
    },
  },
});

const fromTablet = (rule: StyleRule) => ({ '@media': { [media.from('tablet')]: rule } });

// The comparison continues the cards: the values of a plan end below the end of its card, and the names
// of the features share the width of the first card. With large text, a column is as wide as its words.
globalStyle(`${plans} ~ details tr > *`, fromTablet({ overflowWrap: 'break-word' }));
globalStyle(
  `${plans} ~ details tr > :nth-child(n + 2)`,
  fromTablet({ minInlineSize: 0, paddingInlineStart: 0, textAlign: 'end' }),
);

/** A cell by its place in a table of so many plans. */
const cell = (plan: number, planCount: number) =>
  `${plans} ~ details tr > :nth-child(${plan + 1}):nth-last-child(${planCount - plan + 1})`;

/** The names' share of the first card's width, in percent: on a tablet with three plans each has one line. */
const NAMES = 68;

for (const planCount of [2, 3, 4]) {
  globalStyle(
    cell(0, planCount),
    fromTablet({ inlineSize: `${NAMES / planCount}%`, paddingInlineEnd: vars.space.xs }),
  );
  for (let plan = 1; plan <= planCount; plan += 1) {
    const gaps = (planCount - plan) / planCount;
    globalStyle(
      cell(plan, planCount),
      fromTablet({
        inlineSize: `${(plan === 1 ? 100 - NAMES : 100) / planCount}%`,
        paddingInlineEnd: `calc(${vars.space.lg} * ${gaps})`,
      }),
    );
  }
}

// The line below the whole comparison follows.
globalStyle(`${plans} ~ details tr:last-child`, fromTablet({ borderBlockEnd: 0 }));
