import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.md,
  columnGap: vars.space.xxl,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.from('laptop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.75fr)' },
    // Firefox prints the next part over a grid that is on two pages.
    [media.print]: { display: 'block' },
  },
});

// On paper, a title is on the sheet of its first field.
globalStyle(`${section} > h2`, { breakAfter: 'avoid' });

/** As wide as a text is, beside its title. */
export const content = style({
  minInlineSize: 0,
  '@media': {
    [media.from('laptop')]: { gridColumn: 2, maxInlineSize: vars.measure.narrow },
    [media.print]: { marginBlockStart: vars.space.md },
  },
});
