import Alert from '@mui/material/Alert';
import { planTeksten } from '@spelrijk/teksten/plan';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import panel from '../../parts/parts.module.css';
import { planCrumb, plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import { Toetspapier } from '../../overtypen/toetspapier.tsx';
import { Groeizinnen } from '../../plan/groei.tsx';
import css from '../../plan/plan.module.css';
import { planQuery, useZorgpaden, type PlanPlek } from '../../plan/queries.ts';
import { toetsQuery, usePlantoets, type Plantoetsblad } from '../../plan/toets-queries.ts';
import { Unready } from '../../parts/unready.tsx';

export const meta = () => pageTitle(planTeksten, 'toetsen');
export const handle: Crumbs = { crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb, planCrumb, crumb(planTeksten, 'toetsen')] };

function Overtypen({ blad, plek, naam }: { readonly blad: Plantoetsblad; readonly plek: PlanPlek; readonly naam: string }) {
  const { t } = useTexts(planTeksten);
  const { saveOnPaper } = usePlantoets(plek);
  return (
    <Toetspapier
      blad={blad}
      soort="plantoets"
      woorden={{ titel: t('overtypen'), uitleg: t('overtypenUitleg', { naam }), bewaar: t('bewaar') }}
      save={(antwoorden, vervang) => saveOnPaper.mutateAsync({ toetsId: blad.id, antwoorden: [...antwoorden], vervang })}
      busy={saveOnPaper.isPending}
      error={saveOnPaper.error}
    />
  );
}

function Gemaakt({ blad }: { readonly blad: Plantoetsblad }) {
  const { t } = useTexts(planTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('geschreven')}</h2>
      <div className={css['tabelrol']}>
        <table className={css['tabel']}>
          <tbody>
            {blad.items.map(({ nr, woord, gegeven }) => (
              <tr key={nr}>
                <th scope="row">{woord}</th>
                <td className={css['fouten']}>{gegeven ?? t('nietGemaakt')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** One test of a plan: how far it is, what was written, and what that says. A test that runs on a screen shows no word. */
export default function PlantoetsScreen() {
  const { t } = useTexts(planTeksten, plantoetsTeksten);
  const dates = useDates();
  const { plek } = useZorgpaden();
  const { toetsId = '' } = useParams();
  const plan = useQuery(planQuery(plek));
  const toets = useQuery(toetsQuery(plek, toetsId));
  const retry = (): void => {
    void plan.refetch();
    void toets.refetch();
  };
  if (!plan.data || !toets.data) return <Unready error={plan.error ?? toets.error} onRetry={retry} />;
  const blad = toets.data;
  const naam = plan.data.leerling.roepnaam;
  const isLater = blad.vanaf !== null && blad.vanaf > plan.data.vandaag;
  return (
    <>
      <ScreenHead
        title={`${t(`plan:toetsSoort.${blad.soort}`)}: ${naam}`}
        text={t('plan:gemaakt', { aantal: blad.gemaakt, van: blad.aantal })}
      />
      {blad.status === 'open' && (isLater || !blad.papier) && (
        <Alert severity="info">
          {isLater && t('plantoets:toetsLater', { datum: dates.long(blad.vanaf ?? '') })}{' '}
          {!blad.papier && t(isLater ? 'plantoets:toetsOpSchermLater' : 'plan:toetsOpScherm', { naam })}
        </Alert>
      )}
      {blad.status === 'afgebroken' && (
        <Alert severity="info">
          {t('plan:eindtoetsAfgebroken', { naam })} {blad.papier && t('plan:eindtoetsPapierLater')}
        </Alert>
      )}
      {blad.uitslag && (
        <section className={panel['paneel']}>
          <h2>{t('plan:uitslag')}</h2>
          <Groeizinnen uitslag={blad.uitslag} naam={naam} />
        </section>
      )}
      {blad.papier && <Overtypen key={blad.id} blad={blad} plek={plek} naam={naam} />}
      {!blad.papier && blad.items.length > 0 && <Gemaakt blad={blad} />}
    </>
  );
}
