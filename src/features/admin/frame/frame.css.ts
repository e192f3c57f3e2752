import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import {
  fontWeight,
  media,
  menuPanel,
  menuToggle,
  tabLink,
  tabPanel,
  toastHeader,
  vars,
} from '../../../design-system/styles';

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
  '@media': { [media.print]: { minBlockSize: 0, paddingBlockEnd: 0 } },
});

/** The distance of a panel from its tab in `Tabs`. */
export const belowTabs = tabPanel;

export const header = style({
  anchorName: toastHeader,
  '@media': { [media.print]: { display: 'none' } },
});

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
  '@supports': { 'selector(::details-content)': { '@media': { [media.from('laptop')]: rule } } },
});

/** On wide screens its content is always shown, where the browser can do that. */
export const menu = style({});

globalStyle(`${menu}::details-content`, isWide({ contentVisibility: 'visible' }));

export const toggle = style([menuToggle, isWide({ display: 'none' })]);

/** Below the header and as wide, or a part of its line. */
export const items = style([
  menuPanel,
  {
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    ...isWide({
      position: 'static',
      display: 'flex',
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
  ...isWide({ display: 'flex', gap: vars.space.xxs }),
});

/** A menu of its own on wide screens, and otherwise a part of the other one. */
export const owner = style({ position: 'relative' });

globalStyle(`${owner}::details-content`, {
  '@media': { [media.below('laptop')]: { contentVisibility: 'visible' } },
});

export const ownerToggle = style([
  menuToggle,
  {
    '@supports': {
      'selector(::details-content)': {
        '@media': { [media.below('laptop')]: { display: 'none' } },
      },
    },
  },
]);

export const ownerItems = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...isWide({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineEnd: 0,
    zIndex: 10,
    inlineSize: 'max-content',
    marginBlockStart: vars.space.xs,
    padding: vars.space.sm,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.paper,
  }),
});

// As the links of the header.
globalStyle(`${ownerItems} > :is(div, a, button)`, {
  paddingInline: vars.space.sm,
  borderInline: 0,
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.medium,
});

/** The current one is marked as a tab is. */
export const countLink = style([tabLink, { gap: vars.space.xs }]);

/** A menu in it is as wide. Its button is higher than the heading, which keeps its distances. */
export const panelLine = style({
  position: 'relative',
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
});
