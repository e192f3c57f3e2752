import { style, styleVariants } from '@vanilla-extract/css';
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
    gridTemplateColumns: `minmax(0, ${vars.measure.narrow})`,
  },
});
