import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../design-system/styles';

/** On a phone, the amount and the button are below the text, with large text below each other. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  alignItems: 'start',
  '@media': {
    [media.from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 9rem',
      selectors: {
        // With the button.
        '&:has(> :nth-child(3))': { gridTemplateColumns: 'minmax(0, 1fr) 9rem auto' },
      },
    },
  },
});

export const text = style({ flexBasis: '100%' });

// The amount.
globalStyle(`${text} + *`, { flex: '1 1 7rem' });

/** Beside the input, which is below its label. */
export const remove = style({
  marginBlockStart: `calc(1.4 * ${vars.fontSize.body} + ${vars.space.xxs})`,
});

/** As far from the next label as the fields, which have space for an error. */
export const sum = style({ paddingBlockEnd: vars.space.md });

export const day = style({});

// A date needs no more.
globalStyle(`${day} input`, {
  '@media': { [media.from('tablet')]: { maxInlineSize: '16rem' } },
});
