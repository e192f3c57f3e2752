import type { ComponentProps, ReactNode } from 'react';
import { UnreadWord } from '../words/phrases';
import * as lineStyles from './RowLines.css';
import * as styles from './Table.css';
import * as cellStyles from './TableCell.css';

export const tableAlignments = ['start', 'end'] as const;
export const tableColumnWidths = ['narrow', 'medium', 'wide'] as const;

/**
 * The places of a row of two lines: the name, an amount and the time are in the first one, a number, the title
 * and the status in the second one, and `end` is beside both. `none` hides the value.
 */
export const rowPlaces = [
  'name',
  'amount',
  'time',
  'number',
  'title',
  'status',
  'end',
  'none',
] as const;

export type RowPlace = (typeof rowPlaces)[number];

export interface TableColumn<Row> {
  /** Unique among the columns. */
  header: string;
  /** The content of this column in a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for sums and counts. Default `start`. */
  align?: (typeof tableAlignments)[number];
  /**
   * The share of the table's width. If all columns have one, tables with the same columns have the
   * same widths. Default: by the content.
   */
  width?: (typeof tableColumnWidths)[number] | undefined;
  /** Keeps a date or a number on one line. Default `false`. */
  nowrap?: boolean;
  /** The place of the value in a row of two lines. */
  place?: RowPlace | undefined;
  /** The content of the header cell. Default: `header`. */
  head?: ReactNode;
  /** The direction, if the rows are sorted by this column. */
  sorted?: 'ascending' | 'descending' | undefined;
}

export interface TableProps<Row> extends Pick<ComponentProps<'table'>, 'ref'> {
  /** The accessible name of the table. */
  caption: ReactNode;
  /** Hides the caption visually, where a heading already names the table. Default `false`. */
  captionHidden?: boolean;
  /** The first column names the row. Either each column has a `place`, or none has. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  /** The data of the rows, in their order. */
  rows: readonly Row[];
  /** A unique key of a row. */
  rowKey: (row: Row) => string;
  /** Marks a row that has something new with a dot and bold names, and in words for screen readers. Default: none. */
  isUnread?: ((row: Row) => boolean) | undefined;
  /** The word of such a row. Default: that of something unread. */
  unreadWord?: string | undefined;
  /**
   * For the list of a page: from the desktop width the rows are less high, and the header stays in view
   * while the page scrolls. Default `false`.
   */
  long?: boolean;
}

/**
 * The same facts about several things. If the columns have a `place`, each row is two lines below the laptop
 * width; screen readers and print still have a table. Without places a table has at most three short columns.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns: [naming, ...columns],
  rows,
  rowKey,
  isUnread,
  unreadWord,
  long = false,
  ref,
}: TableProps<Row>) {
  const inRow = (place: RowPlace = 'none') => (naming.place ? lineStyles.places[place] : '');
  const isFixed = [naming, ...columns].every(({ width }) => width !== undefined);
  return (
    <table
      ref={ref}
      className={`${styles.table}${naming.place ? ` ${styles.lines}` : ''}${isFixed ? ` ${styles.fixed}` : ''}${long ? ` ${styles.long}` : ''}`}
    >
      <caption className={captionHidden ? styles.hiddenCaption : styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {[naming, ...columns].map(({ header, align = 'start', head = header, sorted, width }) => (
            <th
              key={header}
              scope="col"
              aria-sort={sorted}
              className={`${cellStyles.columnHeader} ${cellStyles.alignments[align]}${width ? ` ${cellStyles.widths[width]}` : ''}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={`${styles.row}${naming.place ? ` ${lineStyles.row}` : ''}${isUnread ? ` ${isUnread(row) ? lineStyles.unread : lineStyles.read}` : ''}`}
          >
            <th
              scope="row"
              className={`${cellStyles.rowHeader} ${cellStyles.alignments.start} ${inRow(naming.place)}`}
            >
              {isUnread?.(row) && <UnreadWord>{unreadWord}</UnreadWord>}
              {naming.cell(row)}
            </th>
            {columns.map(({ header, cell, align = 'start', nowrap = false, place }) => (
              <td
                key={header}
                className={`${cellStyles.cell} ${cellStyles.alignments[align]} ${inRow(place)}${nowrap ? ` ${cellStyles.nowrap}` : ''}`}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
