import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Table.css';
import * as cellStyles from './TableCell.css';

export const tableAlignments = ['start', 'end'] as const;
export const tableColumnWidths = ['narrow', 'medium', 'wide'] as const;
export const phoneLines = [
  'first',
  'firstEnd',
  'second',
  'secondEnd',
  'third',
  'thirdEnd',
  'end',
  'none',
] as const;

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
  /**
   * The line of the value in a row on a phone: `firstEnd` and the like are at the end of their lines, `end` is
   * beside all lines, `none` hides the value. Default: each row is a card that names its values.
   */
  phone?: (typeof phoneLines)[number] | undefined;
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
  /** The first column names the row. Either each column has a `phone`, or none has. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  /** The data of the rows, in their order. */
  rows: readonly Row[];
  /** A unique key of a row. */
  rowKey: (row: Row) => string;
  /**
   * For the list of a page: from the desktop width the rows are less high, and the header stays in view
   * while the page scrolls. Default `false`.
   */
  long?: boolean;
}

/**
 * The same facts about several things. Below the tablet width each row is a card, or a few lines if the
 * columns have a `phone`; screen readers and print still have a table.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns: [naming, ...columns],
  rows,
  rowKey,
  long = false,
  ref,
}: TableProps<Row>) {
  const hasLines = naming.phone !== undefined;
  function onPhone(line: TableColumn<Row>['phone'] = 'third') {
    if (!hasLines) return cellStyles.cardCell;
    const isStart = line === 'first' || line === 'second' || line === 'third';
    const isAlone = isStart && !columns.some(({ phone }) => phone === `${line}End`);
    return `${cellStyles.onPhone[line]}${isAlone ? ` ${cellStyles.alone}` : ''}`;
  }
  const isFixed = [naming, ...columns].every(({ width }) => width !== undefined);
  return (
    <table
      ref={ref}
      className={`${styles.table}${isFixed ? ` ${styles.fixed}` : ''}${long ? ` ${styles.long}` : ''}`}
    >
      <caption className={captionHidden ? styles.hiddenCaption : styles.caption}>{caption}</caption>
      <thead className={styles.head}>
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
      <tbody className={hasLines ? styles.lines : styles.cards}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={`${styles.row} ${hasLines ? styles.lineRow : styles.card}`}
          >
            <th
              scope="row"
              className={`${cellStyles.rowHeader} ${cellStyles.alignments.start}${hasLines ? ` ${onPhone(naming.phone)}` : ''}`}
            >
              {naming.cell(row)}
            </th>
            {columns.map(({ header, cell, align = 'start', nowrap = false, phone }) => (
              <td
                key={header}
                data-label={header}
                className={`${cellStyles.cell} ${cellStyles.alignments[align]} ${onPhone(phone)}${nowrap ? ` ${cellStyles.nowrap}` : ''}`}
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
