import type { ReactNode } from 'react';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './Table.css';
import * as cellStyles from './TableCell.css';

export const tableAlignments = ['start', 'end'] as const;
export const tableCards = ['lines', 'columns'] as const;

export interface TableColumn<Row> {
  /** Unlike that of every other column. */
  header: string;
  /** What stands in this column of a row. True and false become a check and a dash, with words. */
  cell: (row: Row) => ReactNode;
  /** `end` for sums and counts. Default `start`. */
  align?: (typeof tableAlignments)[number];
  /** For dates and numbers: keeps to one line. Default `false`. */
  isUnbroken?: boolean;
  /** What its header shows. Default: the words of `header`. */
  head?: ReactNode;
  /** The rows are sorted by this column, this way. */
  sorted?: 'ascending' | 'descending' | undefined;
}

export interface TableProps<Row> {
  /** What the table is about; it is the table's name. */
  caption: ReactNode;
  /** The caption is heard but not seen, where a heading already says it. Default `false`. */
  isCaptionHidden?: boolean;
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

function Mark({ isIncluded }: { isIncluded: boolean }) {
  return (
    <span className={`${cellStyles.mark} ${cellStyles.marks[isIncluded ? 'included' : 'missing']}`}>
      <Icon name={isIncluded ? 'check' : 'dash'} />
      <VisuallyHidden>{isIncluded ? 'Included' : 'Not included'}</VisuallyHidden>
    </span>
  );
}

/**
 * Rows of the same facts, to compare or to look up. Below the tablet's width every row becomes a
 * card; it stays a table to those who listen, and prints as one.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  cards = 'lines',
  columns: [naming, ...columns],
  rows,
  rowKey,
}: TableProps<Row>) {
  return (
    <table {...roles.table} className={styles.table}>
      <caption className={isCaptionHidden ? styles.hiddenCaption : styles.caption}>
        {caption}
      </caption>
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
            {columns.map(({ header, cell, align = 'start', isUnbroken = false }) => {
              const content = cell(row);
              return (
                <td
                  key={header}
                  {...roles.cell}
                  data-label={header}
                  className={`${cellStyles.alignments[align]} ${cellStyles.cells[cards]}${isUnbroken ? ` ${cellStyles.unbroken}` : ''}`}
                >
                  {typeof content === 'boolean' ? <Mark isIncluded={content} /> : content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
