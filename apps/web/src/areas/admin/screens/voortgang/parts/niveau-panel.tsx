import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FiguresTable } from '../../../../../shared/chart/figures-table.tsx';
import { useNiveau } from '../../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { NiveauChart } from '../../../chart/niveau-chart.tsx';
import panel from '../../../parts/parts.module.css';
import css from '../voortgang.module.css';
import type { Voortgang } from '../../../voortgang.ts';

type Punt = Voortgang['niveaus'][number];

/** The picture in one sentence, for who listens to it. */
function useSummary(naam: string): (first: Punt, last: Punt) => string {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const dates = useDates();
  const niveauNaam = useNiveau();
  return (first, last) => {
    const words = {
      naam,
      van: dates.long(first.dag),
      tot: dates.long(last.dag),
      niveau0: niveauNaam(first.midden),
      niveau1: niveauNaam(last.midden),
      norm: niveauNaam(last.norm),
    };
    return first === last ? t('niveauZinEen', words) : t('niveauZin', words);
  };
}

/** How far on the learning line, over time, against the normgroep. */
export function NiveauPanel({ niveaus, lvs, plafond, leerling: { roepnaam } }: Voortgang) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const dates = useDates();
  const niveauNaam = useNiveau();
  const summary = useSummary(roepnaam);
  const [first, last] = [niveaus[0], niveaus.at(-1)];
  const rows = niveaus.map(
    ({ dag, laag, midden, hoog, norm }) =>
      [dag, dates.short(dag), niveauNaam(midden), t('en', { laag: niveauNaam(laag), hoog: niveauNaam(hoog) }), niveauNaam(norm)] as const,
  );
  return (
    <section className={panel['paneel']}>
      <h2>{t('niveauTitel')}</h2>
      {first && last ? (
        <>
          <p className={css['inleiding']}>{t('niveauUitleg')}</p>
          {plafond && (
            <p className={css['inleiding']}>
              {t('plafondOpen', { naam: roepnaam, gewoon: niveauNaam(plafond.gewoon), nu: niveauNaam(plafond.nu) })}
            </p>
          )}
          <NiveauChart points={niveaus} marks={lvs.map(({ dag, trede }) => ({ dag, waarde: trede }))} summary={summary(first, last)} />
          <FiguresTable summary={t('cijfers')} head={[t('dag'), t('niveau'), t('tussen'), t('norm')]} rows={rows} />
          {lvs.length > 0 && (
            <FiguresTable
              summary={t('lvsTabel')}
              head={[t('dag'), t('toets'), t('functioneringsniveau')]}
              rows={lvs.map(({ dag, toets, niveau }) => [`${dag}${toets}`, dates.long(dag), toets, niveau] as const)}
            />
          )}
        </>
      ) : (
        <p>{t('niveauLeeg')}</p>
      )}
    </section>
  );
}
