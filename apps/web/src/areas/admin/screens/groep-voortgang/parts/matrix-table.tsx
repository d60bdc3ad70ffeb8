import type { MatrixCel, MatrixKolom } from '@spelrijk/contract/voortgang';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { memo } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../panel.module.css';
import type { MatrixRij } from '../matrix.ts';
import { Koppen, Naam, Stand } from './matrix-delen.tsx';
import { type Gekozen, useGrid } from './use-grid.ts';

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
    <td data-kop={kolom.naam}>
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

interface MatrixTableProps {
  readonly rijen: readonly MatrixRij[];
  readonly kolommen: readonly MatrixKolom[];
  readonly onChoose: (gekozen: Gekozen) => void;
  readonly onKolom: (kolom: MatrixKolom) => void;
}

/** Leerling by categorie, with words and numbers in every cell. */
export function MatrixTable({ rijen, kolommen, onChoose, onKolom }: MatrixTableProps) {
  const { t } = useTexts(voortgangTeksten);
  const { table, place, onKeyDown, onClick } = useGrid(rijen.length, kolommen.length, onChoose);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={`${css['rol']} niet-printen`} aria-label={t('matrix.tabel')} tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions -- keys and clicks of the buttons inside */}
      <table ref={table} role="grid" aria-label={t('matrix.tabel')} className={css['matrix']} onKeyDown={onKeyDown} onClick={onClick}>
        <thead>
          <tr>
            <th scope="col">{t('matrix.leerling')}</th>
            <Koppen rijen={rijen} kolommen={kolommen} onKolom={onKolom} />
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
