import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** On a phone, the amount and the button are below the text. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  alignItems: 'start',
  '@media': {
    [media.from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem auto' },
  },
});

export const text = style({
  gridColumn: '1 / -1',
  '@media': { [media.from('tablet')]: { gridColumn: 'auto' } },
});

/** Beside the input, which is below its label. */
export const remove = style({
  marginBlockStart: `calc(1.4 * ${vars.fontSize.body} + ${vars.space.xxs})`,
});

export const day = style({});

// A date needs no more.
globalStyle(`${day} input`, { maxInlineSize: '16rem' });
