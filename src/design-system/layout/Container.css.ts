import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

const width = (measure: string) => ({
  maxInlineSize: `calc(${measure} + 2 * ${vars.space.gutter})`,
});

export const widths = styleVariants({
  page: width(vars.measure.page),
  text: {
    ...width(vars.measure.page),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Narrower screens have one right edge.
    '@media': {
      [media.from('laptop')]: { gridTemplateColumns: `minmax(0, ${vars.measure.narrow})` },
    },
  },
});
