import { niveauNaam } from '@spelrijk/domain/niveau';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FiguresTable } from '../../../chart/figures-table.tsx';
import { NiveauChart } from '../../../chart/niveau-chart.tsx';
import panel from '../../../parts/parts.module.css';
import css from '../voortgang.module.css';
import type { Voortgang } from '../voortgang.ts';

type Punt = Voortgang['niveaus'][number];

/** The picture in one sentence, for who listens to it. */
function useSummary(naam: string): (first: Punt, last: Punt) => string {
  const { t } = useTranslation('voortgang');
  const dates = useDates();
  return (first, last) => {
    const words = {
      naam,
      van: dates.long(first.dag),
      tot: dates.long(last.dag),
      niveau0: niveauNaam(first.midden),
      niveau1: niveauNaam(last.midden),
      norm: niveauNaam(last.norm),
    };
    return first === last ? t('leerling.niveauZinEen', words) : t('leerling.niveauZin', words);
  };
}

/** How far on the learning line, over time, against the normgroep. */
export function NiveauPanel({ niveaus, lvs, leerling: { roepnaam } }: Voortgang) {
  const { t } = useTranslation('voortgang');
  const dates = useDates();
  const summary = useSummary(roepnaam);
  const [first, last] = [niveaus[0], niveaus.at(-1)];
  const rows = niveaus.map(
    ({ dag, laag, midden, hoog, norm }) =>
      [
        dag,
        dates.short(dag),
        niveauNaam(midden),
        t('leerling.en', { laag: niveauNaam(laag), hoog: niveauNaam(hoog) }),
        niveauNaam(norm),
      ] as const,
  );
  return (
    <section className={panel['paneel']}>
      <h2>{t('leerling.niveauTitel')}</h2>
      {first && last ? (
        <>
          <p className={css['inleiding']}>{t('leerling.niveauUitleg')}</p>
          <NiveauChart points={niveaus} marks={lvs.map(({ dag, trede }) => ({ dag, waarde: trede }))} summary={summary(first, last)} />
          <FiguresTable
            summary={t('leerling.cijfers')}
            head={[t('leerling.dag'), t('leerling.niveau'), t('leerling.tussen'), t('leerling.norm')]}
            rows={rows}
          />
          {lvs.length > 0 && (
            <FiguresTable
              summary={t('leerling.lvsTabel')}
              head={[t('leerling.dag'), t('leerling.toets'), t('leerling.functioneringsniveau')]}
              rows={lvs.map(({ dag, toets, niveau }) => [`${dag}${toets}`, dates.long(dag), toets, niveau] as const)}
            />
          )}
        </>
      ) : (
        <p>{t('leerling.niveauLeeg')}</p>
      )}
    </section>
  );
}
