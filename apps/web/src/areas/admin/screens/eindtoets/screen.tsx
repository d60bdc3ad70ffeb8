import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { schoolDay } from '../../../../shared/date/days.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import panel from '../../parts/parts.module.css';
import { planCrumb, plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import { heeftBegin } from '../../plan/begin.ts';
import { Groeizinnen } from '../../plan/groei.tsx';
import { isLeesplan } from '../../plan/keuze.ts';
import css from '../../plan/plan.module.css';
import { Leesdoelen } from '../../plan/samenvatting.tsx';
import { planQuery, usePlan, useZorgpaden, type Handelingsplan, type PlanPlek } from '../../plan/queries.ts';
import { toetsQuery, vooruitblikQuery } from '../../plan/toets-queries.ts';
import { eindtoetsdagen, nametingdagen, type Toetsdagen } from '../../plan/toetsdag.ts';
import { AndereDag, ZetKlaar } from '../../plan/zet-klaar.tsx';
import { Unready } from '../../parts/unready.tsx';
import { StopDialog } from '../../plan/stop-dialog.tsx';

export const meta = () => pageTitle(planTeksten, 'eindtoetsTitel');
export const handle: Crumbs = {
  crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb, planCrumb, crumb(planTeksten, 'eindtoetsTitel')],
};

interface DeelProps {
  readonly plan: Handelingsplan;
  readonly plek: PlanPlek;
}

type Toets = Handelingsplan['toetsen'][number];

/** A test that runs: where the child finds it, or where it is typed in. */
function Loopt({ toets, plan, plek, dagen }: DeelProps & { readonly toets: Toets; readonly dagen: Toetsdagen | undefined }) {
  const { t } = useTexts(planTeksten, plantoetsTeksten);
  const dates = useDates();
  const paden = useZorgpaden();
  const naam = plan.leerling.roepnaam;
  const later = toets.vanaf !== null && toets.vanaf > plan.vandaag ? dates.long(toets.vanaf) : null;
  return (
    <>
      <Alert severity="info">
        {later !== null && t('plantoets:toetsLater', { datum: later })}{' '}
        {toets.papier
          ? t('plan:starttoetsPapier', { naam })
          : t(later === null ? 'plan:toetsOpScherm' : 'plantoets:toetsOpSchermLater', { naam })}{' '}
        <Link to={`${paden.plan(plan.id)}/toets/${toets.id}`}>{t(toets.papier ? 'plan:naarPapier' : 'plan:bekijkToets')}</Link>
      </Alert>
      {later !== null && dagen && <AndereDag key={toets.vanaf} plek={plek} toets={toets} dagen={dagen} />}
    </>
  );
}

/** Its plan ended before the last word. */
function Afgebroken({ toets, plan }: { readonly toets: Toets; readonly plan: Handelingsplan }) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  return (
    <Alert severity="info">
      {t('eindtoetsAfgebroken', { naam: plan.leerling.roepnaam })} {toets.papier && `${t('eindtoetsPapierLater')} `}
      <Link to={`${paden.plan(plan.id)}/toets/${toets.id}`}>{t(toets.papier ? 'naarPapier' : 'bekijkToets')}</Link>
    </Alert>
  );
}

function Zonder({ plan, plek }: DeelProps) {
  const { t } = useTexts(planTeksten);
  const [open, setOpen] = useState(false);
  if (plan.status !== 'actief') return null;
  return (
    <>
      <div className={css['knoppen']}>
        <Button variant="text" onClick={() => setOpen(true)}>
          {t('afrondenZonder')}
        </Button>
      </div>
      {open && <StopDialog plan={plan} plek={plek} hoe="zonder-eindtoets" onClose={() => setOpen(false)} />}
    </>
  );
}

function Uitslag({ toets, plan, plek }: DeelProps & { readonly toets: Toets }) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const navigate = useNavigate();
  const { finish } = usePlan(plek);
  const { data, isLoading } = useQuery(toetsQuery(plek, toets.id));
  // What it says stands above the buttons.
  if (isLoading) return null;
  return (
    <>
      {data?.uitslag && <Groeizinnen uitslag={data.uitslag} naam={plan.leerling.roepnaam} />}
      <FormAlert error={finish.error} />
      <div className={css['knoppen']}>
        <Button component={Link} to={`${paden.plan(plan.id)}/toets/${toets.id}`} variant="outlined">
          {t('bekijkToets')}
        </Button>
        {plan.status === 'actief' && (
          <Button
            disabled={finish.isPending}
            onClick={() =>
              finish.mutate({ versie: plan.versie, hoe: 'eindtoets', reden: '' }, { onSuccess: () => void navigate(paden.plan(plan.id)) })
            }
          >
            {t('afronden')}
          </Button>
        )}
      </div>
    </>
  );
}

function Eind({ plan, plek }: DeelProps) {
  const { t } = useTexts(planTeksten);
  const doelen = plan.doelen.map(({ categorie }) => categorie);
  const { data, isLoading } = useQuery(vooruitblikQuery(plek, doelen));
  const eind = plan.toetsen.find(({ soort }) => soort === 'zorg-eind');
  const heeftStart = heeftBegin(plan);
  const dagen = eindtoetsdagen(plan.vandaag, plan.tot);
  const naam = plan.leerling.roepnaam;
  if (!eind && heeftStart && isLoading) return <section className={panel['paneel']} aria-busy="true" />;
  return (
    <section className={panel['paneel']}>
      <h2>{t('eindtoets')}</h2>
      {!eind && heeftStart && data && <p>{t('eindtoetsUitleg', { aantal: data.eind, nooit: data.nooitGeoefend, naam })}</p>}
      {!eind && !heeftStart && <Alert severity="warning">{t('zonderBegin')}</Alert>}
      {!eind && plan.status === 'actief' && heeftStart && (
        <ZetKlaar plek={plek} soort="zorg-eind" label={t('zetEindKlaar')} dagen={dagen} />
      )}
      {eind?.status === 'open' && <Loopt toets={eind} plan={plan} plek={plek} dagen={dagen} />}
      {eind?.status === 'afgebroken' && <Afgebroken toets={eind} plan={plan} />}
      {eind?.status === 'af' && <Uitslag toets={eind} plan={plan} plek={plek} />}
      {eind?.status !== 'af' && <Zonder plan={plan} plek={plek} />}
    </section>
  );
}

/** A plan of reading alone ends with what its goals show now: there is no test of spelling. */
function Leeseind({ plan, plek }: DeelProps) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const paden = useZorgpaden();
  const navigate = useNavigate();
  const { finish } = usePlan(plek);
  const end = (): void =>
    finish.mutate(
      { versie: plan.versie, hoe: 'zonder-eindtoets', reden: blad('lezen.zonderEindtoets') },
      { onSuccess: () => void navigate(paden.plan(plan.id)) },
    );
  return (
    <section className={panel['paneel']}>
      <h2>{t('afronden')}</h2>
      <p>{blad('lezen.rondAf')}</p>
      <Leesdoelen hardop={plan.perLeesdoel} oefen={plan.perOefendoel} />
      <FormAlert error={finish.error} />
      {plan.status === 'actief' && (
        <div className={css['knoppen']}>
          <Button disabled={finish.isPending} onClick={end}>
            {t('afronden')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Nameting({ plan, plek }: DeelProps) {
  const { t } = useTexts(planTeksten);
  const na = plan.toetsen.find(({ soort }) => soort === 'zorg-na');
  const isGemeten = plan.toetsen.some(({ soort, status }) => soort === 'zorg-eind' && status === 'af');
  if (plan.afgerondOp === null || !isGemeten) return null;
  const dagen = nametingdagen(plan.vandaag, schoolDay(plan.afgerondOp));
  return (
    <section className={panel['paneel']}>
      <h2>{t('toetsSoort.zorg-na')}</h2>
      {!na && <p>{t(dagen ? 'nametingUitleg' : 'nametingTeLaat')}</p>}
      {!na && dagen && <ZetKlaar plek={plek} soort="zorg-na" label={t('zetNaKlaar')} dagen={dagen} />}
      {na?.status === 'open' && <Loopt toets={na} plan={plan} plek={plek} dagen={dagen} />}
      {na?.status === 'af' && <Uitslag toets={na} plan={plan} plek={plek} />}
    </section>
  );
}

/** The final test: what it asks, how it is taken, what it says; then ending the plan, and the test some weeks later. */
export default function EindtoetsScreen() {
  const { t } = useTexts(planTeksten);
  const { plek } = useZorgpaden();
  const { data: plan, error, refetch } = useQuery(planQuery(plek));
  if (!plan) return <Unready error={error} onRetry={() => void refetch()} />;
  const isLezen = isLeesplan(plan.keuze);
  return (
    <>
      <ScreenHead title={`${t(isLezen ? 'afronden' : 'eindtoetsTitel')}: ${plan.leerling.roepnaam} ${plan.leerling.achternaam}`.trim()} />
      {isLezen ? (
        <Leeseind plan={plan} plek={plek} />
      ) : (
        <>
          <Eind plan={plan} plek={plek} />
          <Nameting plan={plan} plek={plek} />
        </>
      )}
    </>
  );
}
