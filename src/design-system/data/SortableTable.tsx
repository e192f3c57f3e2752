import { Icon } from '../actions/Icon';
import * as styles from './SortableTable.css';
import { Table, type TableColumn, type TableProps } from './Table';

export const sortDirections = ['ascending', 'descending'] as const;

/** What the rows are sorted by. */
export interface TableSort {
  /** The `sortKey` of a column. */
  key: string;
  direction: (typeof sortDirections)[number];
}

export interface SortableTableColumn<Row> extends Omit<TableColumn<Row>, 'head' | 'sorted'> {
  /** The rows can be sorted by this column; its name in `sort` and `onSort`. */
  sortKey?: string;
}

export interface SortableTableProps<Row> extends Omit<TableProps<Row>, 'columns'> {
  /** The first column names the row. */
  columns: readonly [SortableTableColumn<Row>, ...SortableTableColumn<Row>[]];
  /** What `rows` are sorted by; the table does not sort them. */
  sort?: TableSort | undefined;
  /**
   * The header of a column with a `sortKey` was pressed; without this, none can be. Where rows are
   * cards there are no headers to press: offer the same in a `Select` there.
   */
  onSort?: ((sortKey: string) => void) | undefined;
}

/** Pressed where there are columns; only words where the head is out of sight. */
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

/** A `Table` whose rows can be put in another order by pressing the header of a column. */
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
