import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

export const footer = style({
  paddingBlock: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

/** The notices appear once they are known, and may be none. */
export const notices = style({
  display: 'grid',
  gap: vars.space.sm,
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.sm } },
});

export const content = style({ paddingBlockEnd: vars.space.xxxl });

/** The distance of a panel from its tab in `Tabs`. */
export const belowTabs = style({ paddingBlockStart: vars.space.lg });

export const header = style({ '@media': { [media.print]: { display: 'none' } } });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  minBlockSize: '4.5rem',
  paddingBlock: vars.space.sm,
  '@media': { [media.below('tablet')]: { columnGap: vars.space.xs } },
});

// As high as the name, so that it is centred with the buttons. Takes the rest of the line, or with large
// text a line of its own.
export const title = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 'min(100%, 8em)',
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    // Below the name and Logout. The first link has no visible border, so its text is aligned.
    [media.below('desktop')]: {
      order: 1,
      flex: '1 0 100%',
      marginInline: `calc(-1 * ${vars.space.sm})`,
    },
    [media.below('tablet')]: { gap: 0, marginInline: `calc(-1 * ${vars.space.xs})` },
    // An upright phone has two lines of links with or without numbers, and aligned columns.
    [`${media.between('phone', 'tablet')} and (orientation: portrait)`]: {
      selectors: {
        '&:has(> :nth-child(5))': {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, auto)',
          justifyContent: 'start',
          justifyItems: 'start',
          columnGap: vars.space.xs,
        },
      },
    },
  },
});

// Closer together than buttons, and smaller on a phone, so that they take one line, or two with numbers.
globalStyle(`${actions} > :is(a, button)`, {
  paddingInline: vars.space.sm,
  '@media': {
    [media.below('tablet')]: { paddingInline: vars.space.xs, fontSize: vars.fontSize.small },
  },
});
