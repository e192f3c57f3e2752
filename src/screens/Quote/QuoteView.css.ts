import { style } from '@vanilla-extract/css';
import { media, vars } from '../../design-system/styles';

/** From the laptop width the sheet is beside the notice and the decision. */
export const quote = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  rowGap: vars.space.xl,
  columnGap: vars.space.xxl,
  '@media': {
    [media.from('laptop')]: {
      gridTemplateColumns: `minmax(0, ${vars.measure.narrow}) minmax(20rem, 1fr)`,
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const sheet = style({
  '@media': { [media.from('laptop')]: { gridArea: '1 / 1 / span 2' } },
});

/** Stays in sight beside a long sheet. */
export const decision = style({
  '@media': {
    [media.from('laptop')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.row} + ${vars.space.lg})`,
      selectors: { [`${sheet}:first-child + &`]: { gridRow: 'span 2' } },
    },
  },
});
