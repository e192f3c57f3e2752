import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media, menuPanel, menuToggle, vars } from '../../../design-system/styles';

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

/** Fills the screen below the header, so that the footer does not move when a panel has loaded. */
export const content = style({
  minBlockSize: 'calc(100svh - 4rem)',
  paddingBlockEnd: vars.space.xxxl,
  '@media': { [media.print]: { minBlockSize: 0 } },
});

/** The distance of a panel from its tab in `Tabs`. */
export const belowTabs = style({ paddingBlockStart: vars.space.lg });

export const header = style({ '@media': { [media.print]: { display: 'none' } } });

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  minBlockSize: '4rem',
  paddingBlock: vars.space.xs,
});

// Takes the rest of the line, or with large text a line of its own.
export const title = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 'min(100%, 8em)',
  overflowWrap: 'anywhere',
});

const isWide = (rule: StyleRule) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [media.from('desktop')]: rule } } },
});

/** On wide screens its content is always shown, where the browser can do that. */
export const menu = style({});

globalStyle(`${menu}::details-content`, isWide({ contentVisibility: 'visible' }));

export const toggle = style([menuToggle, isWide({ display: 'none' })]);

/** Below the header and as wide, or a part of its line. */
export const items = style([
  menuPanel,
  {
    display: 'grid',
    gap: vars.space.sm,
    justifyItems: 'start',
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    ...isWide({
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.md,
      margin: 0,
      padding: 0,
      border: 0,
    }),
  },
]);

export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  ...isWide({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs }),
});

globalStyle(`${actions} > :is(a, button)`, { paddingInline: vars.space.sm });

// Aligned with the text of the links.
globalStyle(`${items} > button`, {
  marginInlineStart: vars.space.sm,
  ...isWide({ marginInlineStart: 0 }),
});
