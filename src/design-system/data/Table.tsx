import type { ReactNode } from 'react';
import * as styles from './Table.css';
import * as cellStyles from './TableCell.css';

export const tableAlignments = ['start', 'end'] as const;
export const tableCards = ['lines', 'columns'] as const;

export interface TableColumn<Row> {
  /** Unlike that of every other column. */
  header: string;
  /** The content of this column in a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for sums and counts. Default `start`. */
  align?: (typeof tableAlignments)[number];
  /** For dates and numbers: keeps to one line. Default `false`. */
  nowrap?: boolean;
  /** What its header shows. Default: the words of `header`. */
  head?: ReactNode;
  /** The rows are sorted by this column, this way. */
  sorted?: 'ascending' | 'descending' | undefined;
}

export interface TableProps<Row> {
  /** What the table is about; it is the table's name. */
  caption: ReactNode;
  /** Hides the caption visually, where a heading already names the table. Default `false`. */
  captionHidden?: boolean;
  /**
   * How a row is laid out where it is a card: one line a value, or values side by side, for short
   * ones that are compared. Default `lines`.
   */
  cards?: (typeof tableCards)[number];
  /** The first column names the row. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  rows: readonly Row[];
  /** What tells the rows apart. */
  rowKey: (row: Row) => string;
}

/** Said outright, because a table that is laid out as cards is no table to some browsers. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/**
 * Rows of the same facts, to compare or to look up. Below the tablet's width every row becomes a
 * card; it stays a table to those who listen, and prints as one.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  cards = 'lines',
  columns: [naming, ...columns],
  rows,
  rowKey,
}: TableProps<Row>) {
  return (
    <table {...roles.table} className={styles.table}>
      <caption className={captionHidden ? styles.hiddenCaption : styles.caption}>{caption}</caption>
      <thead {...roles.rowgroup} className={styles.head}>
        <tr {...roles.row}>
          {[naming, ...columns].map(({ header, align = 'start', head = header, sorted }) => (
            <th
              key={header}
              {...roles.columnheader}
              aria-sort={sorted}
              className={`${cellStyles.columnHeader} ${cellStyles.alignments[align]}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className={styles.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...roles.row} className={`${styles.row} ${styles.cards[cards]}`}>
            <th
              {...roles.rowheader}
              className={`${cellStyles.rowHeader} ${cellStyles.alignments.start}`}
            >
              {naming.cell(row)}
            </th>
            {columns.map(({ header, cell, align = 'start', nowrap = false }) => {
              return (
                <td
                  key={header}
                  {...roles.cell}
                  data-label={header}
                  className={`${cellStyles.alignments[align]} ${cellStyles.cells[cards]}${nowrap ? ` ${cellStyles.nowrap}` : ''}`}
                >
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
