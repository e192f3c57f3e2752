import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

export const footer = style({
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxl})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  // Otherwise a long email address makes the footer wider than the screen.
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});

// 24 px high, without a higher line.
globalStyle(`${footer} p a`, { paddingBlock: vars.space.xxs });

/** Two columns on a phone, where lines of unequal links would look ragged. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: vars.space.xl,
  '@media': {
    [media.from('tablet')]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md },
  },
});
