import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/theme.css';

export const grid = style({ display: 'grid', minInlineSize: 0 });

const columns = (smallest: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${smallest}, 100%), 1fr))`,
});

export const columnWidths = styleVariants({
  compact: columns(vars.measure.columnCompact),
  medium: columns(vars.measure.columnMedium),
  wide: columns(vars.measure.columnWide),
});
