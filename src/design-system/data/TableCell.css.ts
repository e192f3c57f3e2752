import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';
import { badge } from './Badge.css';
import { long, row, table } from './Table.css';

const cellBase = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  // A long word in one column must not break the short words of the others. The limit in vw lets six
  // columns fit at twice the font size.
  minInlineSize: 'min(6rem, 12.5vw)',
  overflowWrap: 'anywhere',
  verticalAlign: 'baseline',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': {
    [media.withMouse('desktop')]: {
      selectors: { [`${long} &`]: { paddingBlock: '0.3125rem' } },
    },
    [media.print]: { minInlineSize: 0, paddingBlock: vars.space.xxs },
  },
});

export const columnHeader = style([
  cellBase,
  {
    borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
    color: vars.color.inkQuiet,
    fontSize: vars.fontSize.small,
    fontWeight: fontWeight.medium,
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    '@media': {
      [media.from('desktop')]: {
        selectors: {
          // Collapsed borders do not stay with a sticky cell.
          [`${long} &`]: { position: 'relative', borderBlockEnd: 0 },
          [`${long} &::after`]: {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            insetBlockEnd: 0,
            borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
          },
        },
      },
    },
  },
]);

const width = (share: string) => ({
  '@media': { [media.from('tablet')]: { inlineSize: share } },
});

/** The width of a column, on its header. */
export const widths = styleVariants({
  narrow: width('15%'),
  medium: width('24%'),
  wide: width('30%'),
});

/** A link that covers its row covers this cell. In lines it covers the row. */
export const rowHeader = style([
  cellBase,
  { position: 'relative', fontWeight: fontWeight.semibold },
]);

/** Values at the end are sums, which stay on one line. */
export const alignments = styleVariants({
  start: { textAlign: 'start' },
  end: {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    minInlineSize: 0,
    '@media': {
      // Apart from the next column, which may begin where this one ends.
      [media.from('laptop')]: {
        selectors: { '&:not(:last-child)': { paddingInlineEnd: vars.space.xl } },
      },
    },
  },
});

export const nowrap = style({ whiteSpace: 'nowrap' });

export const cell = style([cellBase]);

// A badge has few words. Around a longer one, a feature can set another value.
globalStyle(`:where(${table}) .${badge}`, { whiteSpace: 'nowrap' });

// A badge is higher than its line.
globalStyle(`${long} .${badge}`, {
  '@media': {
    [media.withMouse('desktop')]: {
      position: 'relative',
      insetBlockStart: -1,
      marginBlock: `calc(-1 * ${vars.space.xxs})`,
    },
  },
});

// The ground of a row under the mouse, and a little of it beside the first and the last value, below their marks.
globalStyle(`${long} .${row}:hover > *`, {
  '@media': { [media.withMouse('desktop')]: { backgroundColor: vars.color.sunken } },
});

const edges = `${long} .${row}:hover > :is(:first-child, :last-child)`;

globalStyle(edges, {
  '@media': { [media.withMouse('desktop')]: { position: 'relative', isolation: 'isolate' } },
});
globalStyle(`${edges}::after`, {
  '@media': {
    [media.withMouse('desktop')]: {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: `0 calc(-1 * ${vars.space.sm})`,
      backgroundColor: vars.color.sunken,
    },
  },
});
