import Button from '@mui/material/Button';
import { lijstTeksten } from '@spelrijk/teksten/lijst';
import { type ReactNode, lazy, Suspense, useDeferredValue, useId } from 'react';
import { TableBody, TableCell, TableHead, TableRow } from '../table/cells.tsx';
import { ScrollTable } from '../table/scroll-table.tsx';
import { type Column, SortHead } from '../table/sort-head.tsx';
import type { Sort } from '../table/sort.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Choice } from './choice.tsx';
import { Empty, type EmptyProps } from './empty.tsx';
import css from './list.module.css';
import { asked, useComesBack, useKept } from './kept.ts';
import { readSort, sortText, PER_KEER, readRows } from './place.ts';
import { hasSearch, rowsOf } from './rows.ts';

/** The first rows, and more when asked: a school of thousands stays quick. How many stand is kept in the address under `key`. */
function usePart<T>(regels: readonly T[], key: string): readonly [readonly T[], () => void] {
  const [rijen, setRijen] = useKept(key, () => '');
  const aantal = readRows(rijen);
  return [regels.slice(0, aantal), () => setRijen(String(aantal + PER_KEER))];
}

function More({ over, onMore }: { readonly over: number; readonly onMore: () => void }) {
  const { t } = useTexts(lijstTeksten);
  if (over <= 0) return null;
  return (
    <Button variant="text" onClick={onMore}>
      {t('meer', { aantal: Math.min(over, PER_KEER) })}
    </Button>
  );
}

/** Only long lists have one. */
const SearchField = lazy(() => import('./search-field.tsx'));

/** Nothing to see: it may come later. */
const FocusStays = lazy(() => import('./focus-stays.ts'));

/** As many as a screen holds. */
const FIRST_ROWS = 12;

interface ListColumn<Row, Key extends string> extends Column<Row, Key> {
  /** What stands in the cell, when that is more than the value it is sorted by. */
  readonly renderCell?: (row: Row) => ReactNode;
  readonly className?: string | undefined;
}

export interface ListProps<Row, Key extends string> {
  /** Says what the table holds to who does not see it. */
  readonly label: string;
  /** Of two lists on one page the second has a name, by which the address tells where somebody is in it. */
  readonly place?: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first one is the head of its row. */
  readonly columns: readonly ListColumn<Row, Key>[];
  /** How the list begins; without it, in the order in which the rows came. */
  readonly sort?: Sort<Key>;
  /** The server sorts, of more rows than these: told which order somebody chose, as the address says it. */
  readonly onServe?: (op: string) => void;
  /** The order is somebody's choice, or the server gives page by page: no head sorts. */
  readonly fixed?: boolean;
  /** What can be done with one row. */
  readonly renderActions?: ((row: Row) => ReactNode) | undefined;
  readonly choice?: Choice<Row> | undefined;
  readonly empty: EmptyProps;
  /** For lists that get long: the field comes when there is something to search in. */
  readonly search?: { readonly label?: string; readonly wordsOf: (row: Row) => string } | undefined;
  /** What else leaves rows out, beside the field to search with. */
  readonly filters?: ReactNode;
  /** Keeps the head in view inside the scrolling box. */
  readonly stickyHeader?: boolean;
  readonly rowClass?: string | undefined;
}

const placeKey = (key: string, place: string | undefined): string => (place === undefined ? key : `${key}-${place}`);

/** Search, sorted table, more when it is long, what to do first when it is empty, and a way back when nothing is found. */
export function List<Row, Key extends string>({ rows, empty, search, filters, onServe, ...table }: ListProps<Row, Key>) {
  const { t } = useTexts(lijstTeksten);
  const [zoek, setZoek] = useKept(placeKey('zoek', table.place), asked);
  const [op, setOp] = useKept(placeKey('op', table.place), () => '');
  const id = useId();
  const keys = table.columns.map(({ key }) => key);
  const sort = (table.fixed ? null : readSort(op, keys)) ?? table.sort ?? null;
  const found = rowsOf(rows, table.columns, { zoek: useDeferredValue(zoek), sort: onServe ? null : sort }, search?.wordsOf);
  const sortBy = (next: Sort<Key>): void => {
    setOp(sortText(next));
    onServe?.(sortText(next));
  };
  const searches = search !== undefined && hasSearch(rows.length, zoek);
  return (
    <>
      {(searches || filters) && (
        <search className={`${css['filter']} niet-printen`}>
          {searches && (
            <Suspense fallback={<div className={css['veld']} />}>
              <SearchField label={search.label ?? t('zoek')} zoek={zoek} onSearch={setZoek} />
            </Suspense>
          )}
          {filters}
        </search>
      )}
      {searches && <output className="verborgen">{zoek !== '' && t('gevonden', { count: found.length })}</output>}
      {rows.length === 0 && <Empty id={id} {...empty} />}
      {rows.length > 0 && found.length === 0 && (
        <p>
          {t('geenTreffer', { zoek })}{' '}
          <Button variant="text" onClick={() => setZoek('')}>
            {t('toonAlles')}
          </Button>
        </p>
      )}
      {found.length > 0 && <Table {...table} id={id} found={found} sort={sort} onSort={sortBy} />}
      <Suspense>
        <FocusStays id={id} keys={found.map(table.keyOf)} />
      </Suspense>
    </>
  );
}

type TableProps<Row, Key extends string> = Omit<ListProps<Row, Key>, 'rows' | 'sort' | 'empty' | 'search' | 'filters' | 'onServe'> & {
  readonly id: string;
  readonly found: readonly Row[];
  readonly sort: Sort<Key> | null;
  readonly onSort: (sort: Sort<Key>) => void;
};

function Table<Row, Key extends string>({ id, found, sort, onSort, columns, choice, renderActions, ...table }: TableProps<Row, Key>) {
  const [part, showMore] = usePart(found, placeKey('rijen', table.place));
  // The rows that are seen stand at once; the others follow before anybody can have scrolled to them, who was not here before.
  const shown = useDeferredValue(part.length, useComesBack() ? part.length : FIRST_ROWS);
  return (
    <>
      <ScrollTable
        id={id}
        label={table.label}
        stickyHeader={table.stickyHeader ?? false}
        koppen={[choice ? '' : [], columns.map(({ label }) => label), renderActions ? '' : []].flat()}
      >
        <TableHead>
          <TableRow>
            {choice && <TableCell padding="checkbox">{choice.renderHead(found)}</TableCell>}
            <SortHead columns={columns} sort={sort} onSort={table.fixed ? null : onSort} />
            {renderActions && <ActionsHead />}
          </TableRow>
        </TableHead>
        <TableBody>
          {part.slice(0, shown).map((row) => (
            <TableRow key={table.keyOf(row)} hover className={table.rowClass} selected={choice?.isChosen(row) ?? false}>
              {choice && <TableCell padding="checkbox">{choice.renderBox(row)}</TableCell>}
              <Cells row={row} columns={columns} />
              {renderActions && (
                <TableCell align="right" className="niet-printen">
                  {renderActions(row)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
      <More over={found.length - part.length} onMore={showMore} />
    </>
  );
}

function ActionsHead() {
  const { t } = useTexts(lijstTeksten);
  return (
    <TableCell className="niet-printen">
      <span className="verborgen">{t('knoppen')}</span>
    </TableCell>
  );
}

function Cells<Row, Key extends string>({ row, columns }: { readonly row: Row; readonly columns: ListProps<Row, Key>['columns'] }) {
  return columns.map(({ key, value, renderCell, className = '', numeric = false }, i) => (
    <TableCell
      key={key}
      align={numeric ? 'right' : 'left'}
      {...(i === 0 ? { className: `vast ${className}`, component: 'th', scope: 'row' } : { className })}
    >
      {renderCell ? renderCell(row) : value(row)}
    </TableCell>
  ));
}
