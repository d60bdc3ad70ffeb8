import type { MatrixCel, MatrixKolom, VoortgangLeerling } from '@spelrijk/contract/voortgang';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import { BeeldMark } from '../../../chart/beeld-mark.tsx';
import panelCss from '../panel.module.css';
import standCss from '../stand.module.css';
import { aantalMoeilijk, type MatrixRij } from '../matrix.ts';

/** How somebody stands with a categorie: shape, word, what was counted, and the range where it may be shown. */
export function Stand({ cel }: { readonly cel: MatrixCel | undefined }) {
  const { t } = useTexts(voortgangTeksten);
  const numbers = cel
    ? [
        ...(cel.laatste.antwoorden > 0 ? [t('matrix.geteld', cel.laatste)] : []),
        ...(cel.zeker ? [t('matrix.bereik', { laag: Math.round(cel.laag), hoog: Math.round(cel.hoog) })] : []),
      ]
    : [];
  return (
    <>
      <BeeldMark beeld={cel?.beeld ?? 'leeg'} />
      {numbers.length > 0 && <span className={standCss['getal']}>{numbers.join(' · ')}</span>}
    </>
  );
}

interface KoppenProps {
  readonly rijen: readonly MatrixRij[];
  readonly kolommen: readonly MatrixKolom[];
  /** Opens a column; absent on paper. */
  readonly onKolom?: (kolom: MatrixKolom) => void;
}

/** Heads of the columns, with how many find it difficult. */
export function Koppen({ rijen, kolommen, onKolom }: KoppenProps) {
  const { t } = useTexts(voortgangTeksten);
  return kolommen.map((kolom) => {
    const { id, naam } = kolom;
    return (
      <th key={id} scope="col">
        {onKolom ? (
          <button type="button" className={panelCss['kolomknop']} onClick={() => onKolom(kolom)}>
            {naam}
          </button>
        ) : (
          naam
        )}
        <span className={panelCss['nodig']}>{t('matrix.nodig', { count: aantalMoeilijk(rijen, id) })}</span>
      </th>
    );
  });
}

/** Head of a row. */
export function Naam({ leerling }: { readonly leerling: VoortgangLeerling }) {
  const { t } = useTexts(voortgangTeksten);
  const { groepId } = usePathParams();
  return (
    <th scope="row">
      <LeerlingLink groepId={groepId} leerling={leerling} />
      {leerling.zorg && <span className={panelCss['zorg']}>{t('matrix.zorg')}</span>}
    </th>
  );
}
