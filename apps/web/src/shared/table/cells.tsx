/**
 * Parts of a table as plain elements. A groep has hundreds of cells, and those of the component library each asked a style of their
 * own of the processor: together half a second on a slow device.
 */
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import css from './cells.module.css';

const HeadContext = createContext(false);

interface PartProps {
  readonly children: ReactNode;
}

export function TableHead({ children }: PartProps) {
  return (
    <HeadContext value={true}>
      <thead>{children}</thead>
    </HeadContext>
  );
}

export const TableBody = ({ children }: PartProps) => <tbody>{children}</tbody>;

interface RowProps extends ComponentProps<'tr'> {
  /** Says where the mouse is. */
  readonly hover?: boolean;
  readonly selected?: boolean;
}

export const TableRow = ({ hover = false, selected = false, ...rest }: RowProps) => (
  <tr data-zweef={hover || undefined} data-gekozen={selected || undefined} {...rest} />
);

interface CellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** In the head of a table every cell is a `th`. */
  readonly component?: 'th';
  /** Numbers stand right. */
  readonly align?: 'left' | 'right' | 'center';
  readonly padding?: 'checkbox';
  /** What the rows are sorted by. */
  readonly sortDirection?: 'asc' | 'desc' | false;
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

export function TableCell({ component, align = 'left', padding, sortDirection = false, scope, className = '', ...rest }: CellProps) {
  const inHead = useContext(HeadContext);
  const Cell = component ?? (inHead ? 'th' : 'td');
  return (
    <Cell
      {...rest}
      className={`${css['cel']} ${className}`}
      scope={scope ?? (inHead ? 'col' : undefined)}
      data-kant={align === 'left' ? undefined : align}
      data-vulling={padding}
      aria-sort={sortDirection ? SORTED[sortDirection] : undefined}
    />
  );
}
