import { Icon } from '../actions/Icon';
import * as styles from './SortableTable.css';
import { Table, type TableColumn, type TableProps } from './Table';

export const sortDirections = ['ascending', 'descending'] as const;

/** The sort order of the rows. */
export interface TableSort {
  /** The `sortKey` of a column. */
  key: string;
  direction: (typeof sortDirections)[number];
}

export interface SortableTableColumn<Row> extends Omit<TableColumn<Row>, 'head' | 'sorted'> {
  /** Makes the column sortable; its name in `sort` and `onSort`. */
  sortKey?: string;
}

export interface SortableTableProps<Row> extends Omit<TableProps<Row>, 'columns'> {
  /** The first column names the row. */
  columns: readonly [SortableTableColumn<Row>, ...SortableTableColumn<Row>[]];
  /** The order of `rows`. The table does not sort them. */
  sort?: TableSort | undefined;
  /**
   * Called when the header of a sortable column is pressed. Cards have no headers: offer the same in
   * a `Select` there.
   */
  onSort?: ((sortKey: string) => void) | undefined;
}

/** A button above a column; plain text where the header row is visually hidden. */
function SortableHeader({
  header,
  align,
  onSort,
}: Required<Pick<TableColumn<never>, 'header' | 'align'>> & { onSort: () => void }) {
  return (
    <>
      <button
        type="button"
        onClick={onSort}
        className={`${styles.button} ${styles.alignments[align]}`}
      >
        {header}
        <span className={styles.mark}>
          <Icon name="arrowUp" />
        </span>
      </button>
      <span className={styles.words}>{header}</span>
    </>
  );
}

/** A `Table` with buttons in its headers that change the sort order. */
export function SortableTable<Row>({
  columns: [naming, ...columns],
  sort,
  onSort,
  ...table
}: SortableTableProps<Row>) {
  const sortable = ({ sortKey, ...column }: SortableTableColumn<Row>): TableColumn<Row> => {
    if (sortKey === undefined) return column;
    const { header, align = 'start' } = column;
    return {
      ...column,
      sorted: sort?.key === sortKey ? sort.direction : undefined,
      head: onSort && (
        <SortableHeader header={header} align={align} onSort={() => onSort(sortKey)} />
      ),
    };
  };
  return <Table {...table} columns={[sortable(naming), ...columns.map(sortable)]} />;
}
