import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [media.below('laptop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.xs,
    },
    [media.from('laptop')]: {
      gridTemplateColumns: 'minmax(16rem, 1fr) auto',
      alignItems: 'end',
    },
    [media.print]: { display: 'none' },
  },
});

/** Opens `more` on phones and tablets. */
export const toggle = style({ '@media': { [media.from('laptop')]: { display: 'none' } } });

export const more = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [media.below('laptop')]: { gridColumn: '1 / -1' } },
});

export const closed = style({ '@media': { [media.below('laptop')]: { display: 'none' } } });

globalStyle(`${filters} > :first-child`, {
  '@media': { [media.from('laptop')]: { maxInlineSize: vars.measure.form } },
});

globalStyle(`${filters} > :only-child`, {
  '@media': { [media.below('laptop')]: { gridColumn: '1 / -1' } },
});
