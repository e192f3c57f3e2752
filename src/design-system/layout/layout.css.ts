import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';

/** The space between children, for every layout component. */
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const stackAlignments = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
});

export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const inlineAlignments = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  baseline: { alignItems: 'baseline' },
});

export const distributions = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});

/** Buttons that render nothing leave no gap. */
export const stacked = style({ ':empty': { display: 'none' } });

globalStyle(`${stacked} > *`, {
  '@media': { [media.below('tablet')]: { flex: '1 1 100%' } },
});

export const grid = style({ display: 'grid', minInlineSize: 0 });

const columns = (smallest: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${smallest}, 100%), 1fr))`,
});

export const columnWidths = styleVariants({
  compact: columns(vars.measure.columnCompact),
  medium: columns(vars.measure.columnMedium),
  wide: columns(vars.measure.columnWide),
});

/** At least as high as the screen, so that the footer of a short page is at the bottom. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  // As high as a sheet, it would leave a blank one to what is hidden after it, such as an announcement.
  '@media': { [media.screen]: { minBlockSize: '100svh' } },
});

export const main = style({ flexGrow: 1 });

export const card = style({
  minInlineSize: 0,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const paddings = styleVariants({
  md: { padding: vars.space.md },
  lg: { padding: `clamp(${vars.space.md}, 4vw, ${vars.space.lg})` },
  xl: { padding: `clamp(${vars.space.lg}, 4vw, ${vars.space.xxl})` },
});

export const divider = style({ border: 0, blockSize: 1, backgroundColor: vars.color.line });

const line = `1px solid ${vars.color.line}`;

const list = style({});

export const listLines = styleVariants({
  all: [list, { borderBlock: line }],
  between: [list],
});

// For a link that covers its row.
globalStyle(`${list} > *`, { position: 'relative' });

globalStyle(`${list} > * + *`, { borderBlockStart: line });

export const listPaddings = styleVariants({ none: {}, sm: {}, lg: {} });

globalStyle(`${listPaddings.sm} > *`, { paddingBlock: vars.space.sm });
globalStyle(`${listPaddings.lg} > *`, { paddingBlock: vars.space.lg });
globalStyle(`${listLines.between} > :first-child`, { paddingBlockStart: 0 });
globalStyle(`${listLines.between} > :last-child`, { paddingBlockEnd: 0 });
