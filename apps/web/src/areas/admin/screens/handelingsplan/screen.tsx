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
import { isLeesplan } from '../../plan/keuze.ts';
import { planCrumb, plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import { usePathParams } from '../../params.ts';
import panel from '../../parts/parts.module.css';
import { planQuery, useZorgpaden } from '../../plan/queries.ts';
import { Leesdoelen, Samenvatting } from '../../plan/samenvatting.tsx';
import { Unready } from '../../parts/unready.tsx';
import { Alarmen } from './parts/alarmen.tsx';
import { Contacten } from './parts/contacten.tsx';
import { Doelen } from './parts/doelen.tsx';
import { Evaluatie } from './parts/evaluatie.tsx';
import { Knoppen } from './parts/knoppen.tsx';
import { Sessies } from './parts/sessies.tsx';
import { Toetsen } from './parts/toetsen.tsx';
import { Versies } from './parts/versies.tsx';
import { Weken } from './parts/weken.tsx';

export const meta = () => pageTitle(planTeksten, 'planTitel');
export const handle: Crumbs = { crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb, planCrumb] };

/** One plan: what to do, how it goes, and everything that was noted. */
export default function HandelingsplanScreen() {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const { groepId } = usePathParams();
  const dates = useDates();
  const { plek } = useZorgpaden();
  const role = useUser()?.role;
  const { data: plan, error, refetch } = useQuery(planQuery(plek));
  if (!plan) return <Unready error={error} onRetry={() => void refetch()} />;
  const { leerling, status, van, tot, week, weken, keuze } = plan;
  const naam = leerling.roepnaam;
  const mayNote = role === 'schooladmin' || role === 'docent';
  const stand = [
    t(`status.${status}`),
    ...(week === null ? [] : [t('week', { nr: week, weken })]),
    ...(van === null || tot === null ? [] : [t('periode', { van: dates.day(van), tot: dates.day(tot) })]),
  ].join(', ');
  return (
    <>
      <ScreenHead title={`${t('planTitel')}: ${naam} ${leerling.achternaam}`.trim()} text={stand} />
      <Knoppen plan={plan} plek={plek} mayNote={mayNote} />
      <Alarmen plan={plan} mayNote={mayNote} />
      {(status === 'afgerond' || status === 'geevalueerd') && <Evaluatie plan={plan} plek={plek} />}
      {(plan.perDoel.length > 0 || !isLeesplan(keuze)) && <Doelen plan={plan} />}
      {plan.perLeesdoel.length + plan.perOefendoel.length > 0 && (
        <section className={panel['paneel']}>
          <h2>{blad('lezen.titel')}</h2>
          <Leesdoelen hardop={plan.perLeesdoel} oefen={plan.perOefendoel} metVerloop />
          <p>
            <Link to={`/admins/${plek.adminId}/groepen/${groepId}/leesmomenten`}>{blad('lezen.naarMomenten')}</Link>{' '}
            <Link to={`/admins/${plek.adminId}/groepen/${groepId}/leesopdrachten?kind=${plek.leerlingId}`}>
              {blad('lezen.naarTeksten', { naam })}
            </Link>{' '}
            <Link to={`/admins/${plek.adminId}/groepen/${groepId}/leerlingen/${plek.leerlingId}/samen-lezen?blad=kaart`}>
              {blad('lezen.naarKaart')}
            </Link>
          </p>
        </section>
      )}
      {status !== 'concept' && <Weken plan={plan} />}
      {status !== 'concept' && <Sessies plan={plan} plek={plek} mayNote={mayNote} />}
      <Toetsen plan={plan} plek={plek} />
      <Contacten plan={plan} plek={plek} mayNote={mayNote} />
      <section className={panel['paneel']}>
        <h2>{t('aanpakKop')}</h2>
        <Samenvatting keuze={keuze} naam={naam} />
        {plan.startReden !== '' && <p>{t('startZonder', { reden: plan.startReden })}</p>}
        {plan.eindeReden !== '' && <p>{t('eindeReden', { reden: plan.eindeReden })}</p>}
      </section>
      {status !== 'concept' && <Versies plek={plek} naam={naam} />}
    </>
  );
}
