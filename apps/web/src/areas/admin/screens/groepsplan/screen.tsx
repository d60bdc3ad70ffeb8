import Alert from '@mui/material/Alert';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { Deelnemers } from '../../groepsplan/deelnemers.tsx';
import { groepsplanCrumb, groepsplannenCrumb, groepsplanQuery, useGroepspaden } from '../../groepsplan/queries.ts';
import { Groepsuitslag, Leesuitslag } from '../../groepsplan/uitslag.tsx';
import panel from '../../parts/parts.module.css';
import { Unready } from '../../parts/unready.tsx';
import { Samenvatting } from '../../plan/samenvatting.tsx';
import { isTeGroot } from '../../plan/sessie.ts';
import { DoelenErbij } from './parts/doelen-erbij.tsx';
import { Knoppen } from './parts/knoppen.tsx';
import { Sessies } from './parts/sessies.tsx';

export const meta = () => pageTitle(groepsplanTeksten, 'planTitel');
export const handle: Crumbs = { crumbs: [groepCrumb, groepsplannenCrumb, groepsplanCrumb] };

/** One plan of a groepje: what to do, how it stands with each child, the sessions together, and what came of it. */
export default function GroepsplanScreen() {
  const { t } = useTexts(groepsplanTeksten, planTeksten, planbladTeksten);
  const dates = useDates();
  const { plek } = useGroepspaden();
  const role = useUser()?.role;
  const { data: plan, error, refetch } = useQuery(groepsplanQuery(plek));
  if (!plan) return <Unready error={error} onRetry={() => void refetch()} />;
  const { stand, week, weken, van, tot, keuze, leerlingen } = plan;
  const mayNote = role === 'schooladmin' || role === 'docent';
  const zin = [
    plan.groepNaam,
    t(`groepsplan:standen.${stand}`).toLowerCase(),
    ...(week === null ? [] : [t('plan:week', { nr: week, weken })]),
    ...(van === null || tot === null ? [] : [t('plan:periode', { van: dates.day(van), tot: dates.day(tot) })]),
  ].join(', ');
  return (
    <>
      <ScreenHead title={plan.naam} text={zin} />
      <Knoppen plan={plan} mayNote={mayNote} />
      {isTeGroot(leerlingen.length) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('groepsplan:teGroot')}
        </Alert>
      )}
      <section className={panel['paneel']}>
        <h2>{t('groepsplan:deelnemers')}</h2>
        <Deelnemers plan={plan} />
      </section>
      <DoelenErbij plan={plan} />
      <Groepsuitslag uitslag={plan.uitslag} className={panel['paneel']} />
      <Leesuitslag plan={plan} className={panel['paneel']} />
      {stand !== 'concept' && <Sessies plan={plan} mayNote={mayNote} />}
      <section className={panel['paneel']}>
        <h2>{t('plan:aanpakKop')}</h2>
        <Samenvatting keuze={keuze} naam={t('groepsplan:hetGroepje')} />
        {(keuze.tekst.lezen ?? []).length > 0 && (
          <p>
            <Link to={`/admins/${plek.adminId}/groepen/${plek.groepId}/leesmomenten`}>{t('planblad:lezen.naarMomenten')}</Link>
          </p>
        )}
      </section>
    </>
  );
}
