import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../css/media';
import { vars } from '../tokens/theme.css';
import { fontWeight } from '../tokens/tokens';
import { badge } from './Badge.css';
import { narrow } from './Table.css';
// These styles override those of a cell.
import './TableCell.css';

const inLines = (rule: StyleRule): StyleRule => ({ '@media': { [narrow]: rule } });

/** A row of two lines. With large text its values wrap. */
export const row = style({
  '@media': {
    [narrow]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      alignContent: 'center',
      columnGap: vars.space.sm,
      rowGap: '1px',
      minBlockSize: vars.size.row,
      paddingBlock: vars.space.xxs,
      lineHeight: 1.3,
      // The second line begins here.
      '::before': { content: '""', order: 4, flexBasis: '100%' },
    },
    [media.below('tablet')]: { minBlockSize: vars.size.rowOfLines },
  },
});

/** In the list of a wide screen, where it is no row of a table. */
export const wide = style({
  overflowWrap: 'anywhere',
  '@media': {
    [media.from('laptop')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 7rem 8rem',
      columnGap: vars.space.md,
      lineHeight: 1.45,
    },
  },
});

globalStyle(`${wide} > :not(:first-child)`, {
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.regular,
});

const value = {
  position: 'static',
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: 0,
  // The focus ring of a link is not cut off.
  overflow: 'clip',
  overflowClipMargin: vars.space.xxs,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

const quiet = {
  ...value,
  color: vars.color.inkQuiet,
  fontSize: vars.fontSize.small,
  fontWeight: fontWeight.regular,
} satisfies StyleRule;

/** The value takes what is left of its line, and at least this. */
const rest = { flex: '1 1 6rem' };

/** Where a value is in the lines of a row. */
export const places = styleVariants({
  name: inLines({ ...value, ...rest, order: 1, fontWeight: fontWeight.medium }),
  amount: inLines({ ...value, order: 2 }),
  time: inLines({ ...quiet, order: 3, minInlineSize: '4.5em', textAlign: 'end' }),
  number: inLines({ ...quiet, order: 5, maxInlineSize: '40%' }),
  title: inLines({ ...quiet, ...rest, order: 6 }),
  status: inLines({ ...value, order: 7, maxInlineSize: 'max(55%, 10rem)' }),
  // Beside both lines, and above a link that covers the row.
  end: inLines({
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: 0,
    insetBlockStart: `calc(50% - ${vars.size.target} / 2)`,
    padding: 0,
  }),
  none: inLines({ display: 'none' }),
});

// What is cut off is read in the open row.
globalStyle(
  `[open] > summary :is(${places.name}, ${places.title})`,
  inLines({ whiteSpace: 'normal' }),
);

// After the time, as in a table.
globalStyle(`${wide} > ${places.status}`, { '@media': { [media.from('laptop')]: { order: 1 } } });

globalStyle(`${row}:has(> ${places.end})`, inLines({ paddingInlineEnd: vars.space.xxl }));

// A badge is higher than its line.
globalStyle(
  `${row} .${badge}`,
  inLines({
    display: 'inline-block',
    paddingBlock: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  }),
);

export const unread = style({});

// A mark beside the name, or beside the first value of a row of a table, in the margin: the texts of all rows begin
// at the same edge. It is a border for forced colours.
globalStyle(`${unread} > ::before`, {
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space.sm})`,
  marginBlockStart: `calc((1lh - ${vars.space.xs}) / 2)`,
  border: `${vars.space.xxs} solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
});
globalStyle(`${unread} > ${places.name}::before`, inLines({ content: '""' }));
globalStyle(`${unread} > th::before`, { '@media': { [media.from('laptop')]: { content: '""' } } });

globalStyle(`${unread} > ${places.name}`, inLines({ fontWeight: fontWeight.bold }));

/** A row beside those that have something new. */
export const read = style({});

globalStyle(`${read} > th`, {
  '@media': { [media.from('laptop')]: { fontWeight: fontWeight.medium } },
});
