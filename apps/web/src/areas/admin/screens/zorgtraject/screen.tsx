import Button from '@mui/material/Button';
import type { PlanKort, Zorgstap } from '@spelrijk/contract/handelingsplannen';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { mayOpen } from '../../../../shared/session/doors.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { leesdoelNaam } from '../../plan/keuze.ts';
import { plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import css from '../../plan/plan.module.css';
import { isVoorbij, plannenQuery, usePlan, useZorgpaden } from '../../plan/queries.ts';
import { stapdoelVan, type Stapdoel } from '../../plan/stappad.ts';
import { Vervolg } from '../../plan/vervolg.tsx';
import { Unready } from '../../parts/unready.tsx';

export const meta = () => pageTitle(planTeksten, 'titel');
export const handle: Crumbs = { crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb] };

interface NuDoenProps {
  readonly stap: Zorgstap;
  readonly doel: Stapdoel;
  /** What it is about; undefined: there is none that runs. */
  readonly plan: PlanKort | undefined;
  readonly naam: string;
}

/** The card of now, with the way to where it is done. */
function NuDoen({ stap, doel, plan, naam }: NuDoenProps) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const role = useUser()?.role;
  const to = paden.stap(doel, plan?.id ?? '');
  // Our office reads plans, and not what a child wrote.
  const mayGo = role !== undefined && mayOpen(role, to.replace(/\?.*$/, ''));
  return (
    <section className={css['nu']}>
      <div>
        <h2>{t('nuDoen')}</h2>
        <p>{t(`stap.${stap}`, { naam })}</p>
      </div>
      {mayGo && (
        <Button component={Link} to={to}>
          {t(`naarStap.${doel}`)}
        </Button>
      )}
    </section>
  );
}

function Terughalen({ plan }: { readonly plan: PlanKort }) {
  const { t } = useTexts(planTeksten);
  const { plek } = useZorgpaden();
  const { restore } = usePlan({ ...plek, planId: plan.id });
  return (
    <>
      <Button variant="outlined" disabled={restore.isPending} onClick={() => restore.mutate()}>
        {t('terughalen')}
      </Button>
      <FormAlert error={restore.error} />
    </>
  );
}

function PlanKaart({ plan }: { readonly plan: PlanKort }) {
  const { t } = useTexts(planTeksten);
  const dates = useDates();
  const paden = useZorgpaden();
  const { t: blad } = useTexts(planbladTeksten);
  const { status, van, tot, week, weken, doelen, leesdoelen, besluit, einde, eindeReden, wegTot } = plan;
  const namen = [
    ...doelen.map(({ naam }) => naam),
    ...leesdoelen.map((doel) => blad(`lezen.kort.${doel.soort}`, { niveau: leesdoelNaam(doel) })),
  ];
  const titel = namen.length === 0 ? t('zonderDoelen') : namen.join(', ');
  const to = status === 'concept' ? `${paden.nieuw}?plan=${plan.id}` : paden.plan(plan.id);
  return (
    <li className={css['kaart']}>
      <h3>{wegTot === null ? <Link to={to}>{titel}</Link> : titel}</h3>
      <p>
        <strong>{t(`status.${status}`)}</strong>
        {week !== null && `, ${t('week', { nr: week, weken })}`}
        {einde !== null && `, ${t(`einde.${einde}`)}`}
      </p>
      {van !== null && tot !== null && <p className={css['zacht']}>{t('periode', { van: dates.day(van), tot: dates.day(tot) })}</p>}
      {einde === 'verhuisd' && eindeReden !== '' && <p className={css['zacht']}>{eindeReden}</p>}
      {besluit !== null && <p>{t(`besluit.${besluit}`)}</p>}
      {status !== 'concept' && wegTot === null && (
        <p>
          <Link to={`${paden.plan(plan.id)}/print/school`}>{t('printSchool')}</Link>
        </p>
      )}
      {wegTot !== null && (
        <>
          <p className={css['zacht']}>{t('wegTot', { datum: dates.long(wegTot) })}</p>
          <div>
            <Terughalen plan={plan} />
          </div>
        </>
      )}
    </li>
  );
}

/** The plans of one leerling, with what to do now. */
export default function ZorgtrajectScreen() {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const role = useUser()?.role;
  const { data, error, refetch } = useQuery(plannenQuery(paden.plek));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const { leerling, stap, plannen } = data;
  const naam = leerling.roepnaam;
  const levend = plannen.filter(({ wegTot }) => wegTot === null);
  const nu = ['actief', 'concept', 'afgerond', 'geevalueerd'].map((status) => levend.find((plan) => plan.status === status)).find(Boolean);
  const isOpen = nu !== undefined && nu.status !== 'geevalueerd';
  const plan = isOpen || stap.startsWith('nameting') ? nu : undefined;
  const doel = stapdoelVan(stap, plan);
  const heeftConcept = levend.some(({ status }) => status === 'concept');
  const isBegeleider = role === 'schooladmin' || role === 'docent';
  return (
    <>
      <ScreenHead
        title={t('titelVan', { naam })}
        text={levend.length === 0 ? `${t('leeg', { naam })} ${t('leegUitleg', { naam })}` : undefined}
      />
      <NuDoen stap={stap} doel={doel} plan={plan} naam={naam} />
      <div className={css['knoppen']}>
        {!heeftConcept && doel !== 'nieuw' && (
          <Button component={Link} to={paden.nieuw} variant="outlined">
            {t('nieuw')}
          </Button>
        )}
        {nu && isVoorbij(nu.status) && !heeftConcept && <Vervolg plek={{ ...paden.plek, planId: nu.id }} isEerst={false} />}
        {isBegeleider && levend.some(({ van }) => van !== null) && (
          <Button component={Link} to={paden.dossier} variant="outlined">
            {t('dossier')}
          </Button>
        )}
      </div>
      {plannen.length > 0 && (
        <ul className={css['kaarten']} aria-label={t('lijst')}>
          {plannen.map((plan) => (
            <PlanKaart key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </>
  );
}
