import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

const inset = 'clamp(1.25rem, 2.4vw, 2rem)';

/** The last card of an odd number, which fills both columns: its drawing is beside its text. */
const alone = '&:last-child:nth-child(odd)';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.lg,
  paddingBlockEnd: inset,
  backgroundColor: vars.color.surface,
  '@media': {
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
  padding: inset,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
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

export const part = style({ paddingInline: inset });
