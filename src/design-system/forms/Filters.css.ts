import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  rowGap: vars.space.md,
  '@media': { [media.print]: { display: 'none' } },
});

/** Opens `more` on phones and tablets. */
export const toggle = style({ '@media': { [media.from('laptop')]: { display: 'none' } } });

export const more = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [media.below('laptop')]: { flexBasis: '100%' },
    [media.from('laptop')]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs },
  },
});

export const closed = style({ '@media': { [media.below('laptop')]: { display: 'none' } } });

// The search takes what is left of its line; with large text it has a line of its own.
globalStyle(`${filters} > :first-child`, {
  flex: '1 1 10rem',
  '@media': { [media.from('laptop')]: { maxInlineSize: vars.measure.form } },
});
