import type { Ladder, MatrixKolom } from '@spelrijk/contract/voortgang';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { lazy, Suspense, useState } from 'react';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { usePrinting } from '../../../../../shared/screen/use-printing.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Choice } from '../../../parts/choice.tsx';
import type { GroepVoortgang } from '../../../volgen.ts';
import css from '../panel.module.css';
import { fasenVan, chooseKolommen, type Keuze, laddersVan, toRijen } from '../matrix.ts';
import { Legend } from './legend.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { MatrixVellen } from './matrix-vellen.tsx';
import { Oogopslag } from './oogopslag.tsx';
import type { Gekozen } from './use-grid.ts';

const KolomDialog = lazy(() => import('./kolom-dialog.tsx').then((module) => ({ default: module.KolomDialog })));
const CelDialog = lazy(() => import('./cel-dialog.tsx').then((module) => ({ default: module.CelDialog })));

/** Who can do what, with what to look at chosen above the table. */
export function MatrixPanel({ voortgang }: { readonly voortgang: GroepVoortgang }) {
  const { t } = useTexts(voortgangTeksten);
  const ladders = laddersVan(voortgang.kolommen);
  const [keuze, setKeuze] = useState<Keuze>({ ladder: ladders[0] ?? 'spelling', fase: '', volgorde: 'nood' });
  const [weergave, setWeergave] = useState<'oogopslag' | 'tabel'>('oogopslag');
  const [kolom, setKolom] = useState<MatrixKolom | null>(null);
  const printing = usePrinting();
  const [gekozen, setGekozen] = useState<Gekozen | null>(null);
  const rijen = toRijen(voortgang.leerlingen, useRegio());
  const isOogopslag = weergave === 'oogopslag';
  const kolommen = chooseKolommen(voortgang.kolommen, rijen, isOogopslag ? { ...keuze, fase: '', volgorde: 'lijn' } : keuze);
  const leerling = voortgang.leerlingen.find(({ id }) => id === gekozen?.leerlingId);
  const fasen = fasenVan(voortgang.kolommen, keuze.ladder);
  const keuzes = (
    <>
      <Choice
        label={t('matrix.weergave')}
        value={weergave}
        options={[
          ['oogopslag', t('matrix.inEenOogopslag')],
          ['tabel', t('matrix.metWoorden')],
        ]}
        onChange={setWeergave}
      />
      <Choice
        label={t('matrix.ladder')}
        value={keuze.ladder}
        options={ladders.map((ladder): [Ladder, string] => [ladder, t(`matrix.ladders.${ladder}`)])}
        onChange={(ladder) => setKeuze({ ...keuze, ladder, fase: '' })}
      />
      {!isOogopslag && (
        <>
          <Choice
            label={t('matrix.fase')}
            value={keuze.fase}
            options={[['', t('matrix.alleFasen')], ...fasen.map((fase): [string, string] => [fase, t(`matrix.fasen.${fase}`)])]}
            onChange={(fase) => setKeuze({ ...keuze, fase })}
          />
          <Choice
            label={t('matrix.volgorde')}
            value={keuze.volgorde}
            options={[
              ['nood', t('matrix.opNood')],
              ['lijn', t('matrix.opLijn')],
            ]}
            onChange={(volgorde) => setKeuze({ ...keuze, volgorde })}
          />
        </>
      )}
    </>
  );
  // Choosing what to look at helps nobody when there is nothing to look at.
  if (voortgang.kolommen.length === 0) return <Empty title={t('matrix.geenKolommen')} text={t('matrix.geenKolommenUitleg')} />;
  return (
    <>
      {!isOogopslag && <div className={`${css['keuzes']} niet-printen`}>{keuzes}</div>}
      {!isOogopslag && <Legend />}
      {kolommen.length === 0 && <p>{t('matrix.geenKolommen')}</p>}
      {isOogopslag && <Oogopslag keuzes={keuzes} rijen={rijen} kolommen={kolommen} onChoose={setGekozen} onKolom={setKolom} />}
      {kolommen.length > 0 && !isOogopslag && <MatrixTable rijen={rijen} kolommen={kolommen} onChoose={setGekozen} onKolom={setKolom} />}
      {printing && !isOogopslag && <MatrixVellen rijen={rijen} kolommen={kolommen} />}
      {kolom && (
        <Suspense>
          <KolomDialog kolom={kolom} rijen={rijen} onClose={() => setKolom(null)} />
        </Suspense>
      )}
      {gekozen && leerling && (
        <Suspense>
          <CelDialog leerling={leerling} categorie={gekozen.categorie} onClose={() => setGekozen(null)} />
        </Suspense>
      )}
    </>
  );
}
