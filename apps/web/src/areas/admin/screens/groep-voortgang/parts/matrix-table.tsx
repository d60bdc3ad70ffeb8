import type { MatrixCel, MatrixKolom } from '@spelrijk/contract/voortgang';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../panel.module.css';
import type { MatrixRij } from '../matrix.ts';
import { Koppen, Naam, Stand } from './matrix-delen.tsx';

export interface Gekozen {
  readonly leerlingId: string;
  readonly categorie: string;
}

interface CelProps {
  readonly naam: string;
  readonly leerlingId: string;
  readonly kolom: MatrixKolom;
  readonly cel: MatrixCel | undefined;
  /** One cell of the table is in the tab order; the arrow keys move it. */
  readonly active: boolean;
  readonly row: number;
  readonly column: number;
}

const Cel = memo(function Cel({ naam, leerlingId, kolom, cel, active, row, column }: CelProps) {
  const { t } = useTexts(voortgangTeksten);
  return (
    <td>
      <button
        type="button"
        className={css['cel']}
        data-soort={cel?.beeld ?? 'leeg'}
        data-row={row}
        data-column={column}
        data-leerling={leerlingId}
        data-categorie={kolom.id}
        tabIndex={active ? 0 : -1}
      >
        <span className="verborgen">{t('matrix.cel', { naam, categorie: kolom.naam })} </span>
        <Stand cel={cel} />
      </button>
    </td>
  );
});

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads from a cell; Home and End go to the ends of the row. */
function target({ key }: KeyboardEvent, [row, column]: readonly [number, number], lastColumn: number): readonly [number, number] | null {
  if (key === 'Home') return [row, 0];
  if (key === 'End') return [row, lastColumn];
  const step = STEPS[key];
  return step ? [row + step[0], column + step[1]] : null;
}

interface MatrixTableProps {
  readonly rijen: readonly MatrixRij[];
  readonly kolommen: readonly MatrixKolom[];
  readonly onChoose: (gekozen: Gekozen) => void;
}

/** Leerling by categorie. One stop for the tab key, arrows inside, as in a spreadsheet (ARIA grid pattern). */
export function MatrixTable({ rijen, kolommen, onChoose }: MatrixTableProps) {
  const { t } = useTexts(voortgangTeksten);
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0]);
  const table = useRef<HTMLTableElement>(null);
  const place: readonly [number, number] = [Math.min(at[0], rijen.length - 1), Math.min(at[1], kolommen.length - 1)];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = target(event, place, kolommen.length - 1);
    const button = next && table.current?.querySelector<HTMLButtonElement>(`[data-row="${next[0]}"][data-column="${next[1]}"]`);
    if (!next || !button) return;
    event.preventDefault();
    setAt(next);
    button.focus();
  };
  const onClick = ({ target: clicked }: React.MouseEvent): void => {
    const button = clicked instanceof Element ? clicked.closest('button') : null;
    const { leerling, categorie, row, column } = button?.dataset ?? {};
    if (leerling === undefined || categorie === undefined) return;
    setAt([Number(row), Number(column)]);
    onChoose({ leerlingId: leerling, categorie });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={`${css['rol']} niet-printen`} aria-label={t('matrix.tabel')} tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions -- keys and clicks of the buttons inside */}
      <table ref={table} role="grid" aria-label={t('matrix.tabel')} className={css['matrix']} onKeyDown={onKeyDown} onClick={onClick}>
        <thead>
          <tr>
            <th scope="col">{t('matrix.leerling')}</th>
            <Koppen rijen={rijen} kolommen={kolommen} />
          </tr>
        </thead>
        <tbody>
          {rijen.map(({ leerling, cellen }, row) => (
            <tr key={leerling.id}>
              <Naam leerling={leerling} />
              {kolommen.map((kolom, column) => (
                <Cel
                  key={kolom.id}
                  naam={leerling.roepnaam}
                  leerlingId={leerling.id}
                  kolom={kolom}
                  cel={cellen.get(kolom.id)}
                  active={place[0] === row && place[1] === column}
                  row={row}
                  column={column}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
