import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

const inset = 'clamp(1rem, 2.4vw, 2rem)';

/** The width of the drawing on a phone, beside the name and the price, which need 7rem. */
const smallTray = `min(min(6rem, 27vw) + 2 * ${vars.space.sm}, 100% - 7rem)`;

/** The last card of an odd number, which fills both columns: its drawing is beside its text. */
const alone = '&:last-child:nth-child(odd)';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.lg,
  paddingBlockEnd: inset,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.below('tablet')]: {
      gridTemplateColumns: `minmax(0, 1fr) ${smallTray}`,
      rowGap: vars.space.sm,
    },
    [media.from('tablet')]: { gridRow: 'span 5', gridTemplateRows: 'subgrid' },
    [media.between('tablet', 'laptop')]: {
      selectors: {
        [alone]: {
          gridRow: 'span 4',
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          marginBlockStart: 1,
          paddingBlock: inset,
        },
      },
    },
  },
});

/** The area of the drawn pages, which clips a drawing without a page limit. */
const tray = style({
  overflow: 'clip',
  padding: `clamp(1rem, 1.5vw, 2rem) ${inset}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.below('tablet')]: {
      gridArea: '1 / 2',
      alignSelf: 'start',
      padding: vars.space.sm,
      borderInlineStart: `1px solid ${vars.color.line}`,
      borderEndStartRadius: vars.radius.medium,
    },
    [media.between('tablet', 'laptop')]: {
      selectors: {
        [`${card}${alone.slice(1)} > &`]: {
          gridRow: 'span 4',
          marginBlock: `calc(-1 * ${inset})`,
          borderBlockEnd: 0,
          // Over the gap between the columns, as between the cards above.
          marginInlineEnd: -1,
          borderInlineEnd: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const trays = styleVariants({
  plain: [tray, { backgroundColor: vars.color.sunken }],
  recommended: [tray, { backgroundColor: vars.color.brandSoft }],
});

export const part = style({
  paddingInline: inset,
  '@media': { [media.below('tablet')]: { gridColumn: '1 / -1' } },
});

export const head = style([
  part,
  {
    '@media': {
      [media.below('tablet')]: { gridArea: '1 / 1', paddingBlockStart: inset, paddingInlineEnd: 0 },
    },
  },
]);

export const features = style([
  part,
  { display: 'grid', gap: vars.space.xs, alignContent: 'start' },
]);

// On a phone the badge belongs to the name above it, and the note to the price.
globalStyle(`${head} div`, {
  '@media': { [media.below('tablet')]: { rowGap: vars.space.xxs } },
});
globalStyle(`${head} h3 + *`, {
  '@media': { [media.below('tablet')]: { marginBlockEnd: vars.space.xs } },
});

// The row of the disclosure has space of its own.
globalStyle(`${features} > details`, {
  '@media': { [media.below('tablet')]: { marginBlock: `calc(-1 * ${vars.space.xs})` } },
});
