import { type ReactNode, useState } from 'react';
import { ScreenHead } from '../screen/screen-head.tsx';
import { TableBody, TableCell, TableRow } from '../table/cells.tsx';
import { ScrollTable } from '../table/scroll-table.tsx';
import { type Column, SortHead } from '../table/sort-head.tsx';
import type { Sort } from '../table/sort.ts';
import { Empty } from './empty.tsx';
import css from './list.module.css';
import { More, usePart } from './more.tsx';
import { rowsOf } from './rows.ts';
import { SearchField } from './search-field.tsx';

interface ListColumn<Row, Key extends string> extends Column<Row, Key> {
  /** What stands in the cell, when that is more than the value it is sorted by. */
  readonly cell?: (row: Row) => ReactNode;
}

interface ListScreenProps<Row, Key extends string> {
  readonly title: string;
  readonly text?: string;
  /** What one does here most. */
  readonly action?: ReactNode;
  /** Says what the table holds to who does not see it. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first one is the head of its row. */
  readonly columns: readonly ListColumn<Row, Key>[];
  /** How the list begins; without it, in the order in which the rows came. */
  readonly sort?: Sort<Key>;
  /** What can be done with one row. */
  readonly renderActions?: (row: Row) => ReactNode;
  readonly empty: { readonly title: string; readonly text?: string | undefined };
  /** For lists that get long. */
  readonly search?: { readonly label: string; readonly wordsOf: (row: Row) => string };
}

/** A screen that is one list: head, search, sorted table, more when it is long, and what to do first when it is empty. */
export function ListScreen<Row, Key extends string>({ rows, columns, search, empty, renderActions, ...screen }: ListScreenProps<Row, Key>) {
  const [zoek, setZoek] = useState('');
  const [sort, setSort] = useState<Sort<Key> | null>(screen.sort ?? null);
  const found = rowsOf(rows, columns, { zoek, sort }, search?.wordsOf);
  const [part, showMore] = usePart(found);
  return (
    <>
      <ScreenHead title={screen.title} text={screen.text} action={screen.action} />
      {search && rows.length > 0 && (
        <search className={css['filter']}>
          <SearchField label={search.label} zoek={zoek} onZoek={setZoek} />
        </search>
      )}
      {found.length === 0 ? (
        <Empty {...empty} />
      ) : (
        <ScrollTable label={screen.label}>
          <SortHead columns={columns} sort={sort} onSort={setSort} actions={renderActions !== undefined} />
          <TableBody>
            {part.map((row) => (
              <TableRow key={screen.keyOf(row)} hover>
                {columns.map(({ key, value, cell, numeric = false }, i) => (
                  <TableCell
                    key={key}
                    align={numeric ? 'right' : 'left'}
                    {...(i === 0 && { className: 'vast', component: 'th', scope: 'row' })}
                  >
                    {cell ? cell(row) : value(row)}
                  </TableCell>
                ))}
                {renderActions && <TableCell align="right">{renderActions(row)}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </ScrollTable>
      )}
      <More over={found.length - part.length} onMore={showMore} />
    </>
  );
}
