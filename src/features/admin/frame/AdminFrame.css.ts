import { style } from '@vanilla-extract/css';
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
