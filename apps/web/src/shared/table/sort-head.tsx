import { mdiArrowUp } from '@mdi/js';
import type { Sort, SortValue } from './sort.ts';
import { TableCell } from './cells.tsx';
import css from './table.module.css';

export interface Column<Row, Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly value: (row: Row) => SortValue;
  /** Numbers stand right and sort high to low first. */
  readonly numeric?: boolean;
}

interface SortHeadProps<Row, Key extends string> {
  readonly columns: readonly Column<Row, Key>[];
  /** Null: in the order in which the rows came. */
  readonly sort: Sort<Key> | null;
  /** Null: the order is not for who looks. */
  readonly onSort: ((sort: Sort<Key>) => void) | null;
}

/** The heads of the columns, which sort by any of them; the first one stays in view when the table scrolls sideways. */
export function SortHead<Row, Key extends string>({ columns, sort, onSort }: SortHeadProps<Row, Key>) {
  const next = ({ key, numeric = false }: Column<Row, Key>): Sort<Key> => {
    if (sort?.key === key) return { key, order: sort.order === 'asc' ? 'desc' : 'asc' };
    return { key, order: numeric ? 'desc' : 'asc' };
  };
  return columns.map((column, index) => {
    const order = sort?.key === column.key ? sort.order : null;
    return (
      <TableCell
        key={column.key}
        className={index === 0 ? css['vast'] : undefined}
        align={column.numeric ? 'right' : 'left'}
        sortDirection={order ?? false}
      >
        {onSort ? (
          <button
            type="button"
            className={css['sorteer']}
            data-orde={order ?? next(column).order}
            data-actief={order !== null}
            onClick={() => onSort(next(column))}
          >
            {column.label}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={mdiArrowUp} />
            </svg>
          </button>
        ) : (
          column.label
        )}
      </TableCell>
    );
  });
}
