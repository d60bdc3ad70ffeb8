import Button from '@mui/material/Button';
import type { MatrixKolom } from '@spelrijk/contract/voortgang';
import { lijstTeksten } from '@spelrijk/teksten/lijst';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import { aantalMoeilijk, type MatrixRij } from '../matrix.ts';
import css from '../namen.module.css';
import type { Fase } from '../oogopslag.ts';
import { Stand } from './matrix-delen.tsx';
import type { Gekozen } from './use-grid.ts';

interface VingerLijstProps {
  /** Which row; -1: the heads above them. */
  readonly row: number;
  readonly onRow: (row: number) => void;
  readonly rijen: readonly MatrixRij[];
  readonly fasen: readonly Fase[];
  readonly dicht: ReadonlySet<string>;
  readonly onFold: (fase: string) => void;
  readonly onChoose: (gekozen: Gekozen) => void;
  readonly onKolom: (kolom: MatrixKolom) => void;
  readonly onClose: () => void;
}

/** One row of the class at a glance, or its heads, each mark and head as large as a finger: what is folded too. */
export function VingerLijst({ row, onRow, rijen, fasen, dicht, onFold, onChoose, onKolom, onClose }: VingerLijstProps) {
  const { t } = useTexts(voortgangTeksten, lijstTeksten);
  const rij = rijen[row];
  const { groepId } = usePathParams();
  const choose = (kolom: MatrixKolom): void => {
    onClose();
    if (rij) onChoose({ leerlingId: rij.leerling.id, categorie: kolom.id });
    else onKolom(kolom);
  };
  return (
    <StaffDialog
      title={rij ? <LeerlingLink groepId={groepId} leerling={rij.leerling} /> : t('voortgang:oogopslag.koppen')}
      onClose={onClose}
      wrap
      actions={
        <>
          {/* A finger hits the row beside it as easily. */}
          {rij && (
            <>
              <Button variant="text" disabled={row === 0} onClick={() => onRow(row - 1)}>
                {t('lijst:vorige')}
              </Button>
              <Button variant="text" disabled={row === rijen.length - 1} onClick={() => onRow(row + 1)}>
                {t('lijst:volgende')}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{t('voortgang:cel.sluit')}</Button>
        </>
      }
    >
      {fasen.map(({ fase, kolommen }) => (
        <section key={fase} className={css['vinger']}>
          <h3>{t(`voortgang:matrix.fasen.${fase}`)}</h3>
          {!rij && (
            <Button variant="outlined" aria-pressed={!dicht.has(fase)} onClick={() => onFold(fase)}>
              {t(dicht.has(fase) ? 'voortgang:oogopslag.open' : 'voortgang:oogopslag.vouw')}
            </Button>
          )}
          <ul>
            {kolommen.map((kolom) => (
              <li key={kolom.id}>
                <button type="button" onClick={() => choose(kolom)}>
                  <strong>{kolom.naam}</strong>
                  <span className={css['stand']}>
                    {rij ? (
                      <Stand cel={rij.cellen.get(kolom.id)} />
                    ) : (
                      t('voortgang:matrix.nodig', { count: aantalMoeilijk(rijen, kolom.id) })
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StaffDialog>
  );
}
