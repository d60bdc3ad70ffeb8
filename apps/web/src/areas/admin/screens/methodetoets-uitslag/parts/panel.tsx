import type { ReactNode } from 'react';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import panel from '../../../parts/parts.module.css';
import lijstCss from '../../../woorden/woorden.module.css';

interface TabelProps {
  readonly label: string;
  readonly head: readonly string[];
  /** Above what can be done: on a screen only. */
  readonly doen?: string;
  readonly children: ReactNode;
}

export function Tabel({ label, head, doen, children }: TabelProps) {
  return (
    <ScrollTable label={label}>
      <TableHead>
        <TableRow>
          {head.map((naam, i) => (
            <TableCell key={`${i} ${naam}`}>{naam}</TableCell>
          ))}
          {doen !== undefined && <TableCell className="niet-printen">{doen}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </ScrollTable>
  );
}

interface PanelProps extends TabelProps {
  readonly title: string;
  readonly text?: string;
}

export function Panel({ title, text, ...tabel }: PanelProps) {
  return (
    <section className={panel['paneel']}>
      <h2>{title}</h2>
      {text !== undefined && <p className={lijstCss['zacht']}>{text}</p>}
      <Tabel {...tabel} />
    </section>
  );
}
