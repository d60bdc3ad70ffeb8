import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import blad from '../../plan/blad.module.css';
import { Groeizinnen } from '../../plan/groei.tsx';
import { isVoorbij, type Handelingsplan } from '../../plan/queries.ts';
import { Leesdoelen, Samenvatting } from '../../plan/samenvatting.tsx';
import type { Plantoetsblad } from '../../plan/toets-queries.ts';
import { misgeschreven } from '../../plan/misgeschreven.ts';

export interface VersieProps {
  readonly plan: Handelingsplan;
  readonly uitslag: Plantoetsblad['uitslag'];
}

function Doelen({ plan }: Pick<VersieProps, 'plan'>) {
  const { t } = useTexts(planTeksten);
  const dates = useDates();
  const band = ({ laag, hoog, zeker }: { readonly laag: number; readonly hoog: number; readonly zeker: boolean }): string =>
    zeker ? t('van100', { laag: Math.round(laag), hoog: Math.round(hoog) }) : t('onzeker');
  return (
    <table className={blad['tabel']}>
      <thead>
        <tr>
          <th scope="col">{t('doel')}</th>
          <th scope="col">{t('begin')}</th>
          <th scope="col">{t(isVoorbij(plan.status) ? 'aanHetEind' : 'nu')}</th>
          <th scope="col">{t('streefKop')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.perDoel.map(({ categorie, naam, begin, nu, streef, weg }) => (
          <tr key={categorie}>
            <th scope="row">
              {naam}
              {weg && ` (${t('uitPlan', { datum: dates.day(weg.op), reden: weg.reden })})`}
            </th>
            <td>{band(begin)}</td>
            <td>{band(nu.bereik)}</td>
            <td>{streef}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totalen({ plan }: Pick<VersieProps, 'plan'>) {
  const { t } = useTexts(planTeksten);
  const sum = (of: (week: Handelingsplan['perWeek'][number]) => number): number =>
    plan.perWeek.reduce((total, week) => total + (week.vrij ? 0 : of(week)), 0);
  const aantal = plan.sessies.filter(({ doorgehaald }) => !doorgehaald).length;
  return (
    <>
      <p>
        {t('gehouden', { gehouden: sum(({ school, leek }) => school + leek), beloofd: sum(({ beloofd }) => beloofd), sessies: aantal })}
      </p>
      <table className={blad['tabel']}>
        <tbody>
          {(['school', 'leek', 'alleen'] as const).map((kolom) => (
            <tr key={kolom}>
              <th scope="row">{t(`kolom.${kolom}`)}</th>
              <td>{t('min', { aantal: sum((week) => week[kolom]) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** For the school and who works with the child: why, goals, approach, what was held, results, real misspellings, decision. */
export function Schoolversie({ plan, uitslag }: VersieProps) {
  const { t } = useTexts(planTeksten, planbladTeksten);
  const dates = useDates();
  const { leerling, van, tot, evaluatie, versie, vandaag } = plan;
  const naam = leerling.roepnaam;
  return (
    <article className={blad['blad']}>
      <header>
        <h1>{`${t('plan:planTitel')}: ${naam} ${leerling.achternaam}`.trim()}</h1>
        <p>
          {leerling.groepNaam}. {van !== null && tot !== null && `${t('plan:periode', { van: dates.day(van), tot: dates.day(tot) })}. `}
          {t('planblad:versie', { nr: versie, datum: dates.day(vandaag) })}
        </p>
      </header>
      <section>
        <h2>{t('planblad:planKop')}</h2>
        <Samenvatting keuze={plan.keuze} naam={naam} />
      </section>
      {plan.perDoel.length > 0 && (
        <section>
          <h2>{t('plan:doelen')}</h2>
          <Doelen plan={plan} />
        </section>
      )}
      {plan.perLeesdoel.length + plan.perOefendoel.length > 0 && (
        <section>
          <h2>{t('planblad:lezen.titel')}</h2>
          <Leesdoelen hardop={plan.perLeesdoel} oefen={plan.perOefendoel} />
        </section>
      )}
      <section>
        <h2>{t('plan:sessies')}</h2>
        <Totalen plan={plan} />
      </section>
      {uitslag && (
        <section>
          <h2>{t('planblad:uitslag')}</h2>
          <Groeizinnen uitslag={uitslag} naam={naam} />
        </section>
      )}
      {plan.perDoel.length > 0 && (
        <section>
          <h2>{t('plan:fouten', { naam })}</h2>
          {plan.perDoel.map(({ categorie, naam: doel, fouten }) => (
            <p key={categorie}>
              <strong>{doel}</strong>:{' '}
              {fouten.length === 0 ? t('plan:geenFouten') : fouten.map((fout) => t('plan:schreef', misgeschreven(fout))).join(' · ')}
            </p>
          ))}
        </section>
      )}
      {evaluatie && (
        <section>
          <h2>{t('plan:evaluatie')}</h2>
          <p>
            <strong>{t(`plan:besluit.${evaluatie.besluit}`)}</strong>
          </p>
          <p className={blad['alineas']}>{evaluatie.tekst}</p>
          {evaluatie.aanvullingen.map(({ id, tekst, op }) => (
            <p key={id}>
              {t('plan:aanvulling')} ({dates.day(op)}): {tekst}
            </p>
          ))}
        </section>
      )}
    </article>
  );
}
