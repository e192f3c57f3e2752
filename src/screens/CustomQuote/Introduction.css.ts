import { globalStyle, style } from '@vanilla-extract/css';
import { flushText, media, vars } from '../../design-system/styles';

const isWide = media.from('laptop');

/** The link back, the title, and the notice: from the laptop width beside the title, which has one line. */
export const introduction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  rowGap: vars.space.md,
  columnGap: vars.space.xxl,
  '@media': {
    [isWide]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(((100% - ${vars.space.xxl}) * 11 / 15 - ${vars.space.lg}) / 2)`,
    },
  },
});

globalStyle(`${introduction} > a`, {
  gridColumn: '1 / -1',
  justifySelf: 'start',
  ...flushText(vars.inset.button),
});

globalStyle(`${introduction} > :last-child`, {
  marginBlockStart: vars.space.md,
  '@media': { [isWide]: { marginBlockStart: 0 } },
});

// The notice has as many lines in the web font as in its fallbacks, so that nothing moves: four, or
// three where there is more space.
globalStyle(`${introduction} > :last-child > :last-child`, {
  '@media': {
    [media.below('tablet')]: { maxInlineSize: '26rem' },
    [isWide]: { maxInlineSize: '20rem' },
    [media.from('wide')]: { maxInlineSize: '26rem' },
  },
});

// No line ends in the middle of “1-2 business days”.
globalStyle(`${introduction} :is(p, div)`, { textWrap: 'balance' });
