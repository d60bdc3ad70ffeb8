import { planTeksten } from '@spelrijk/teksten/plan';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Groeizinnen } from '../../../plan/groei.tsx';
import panel from '../../../parts/parts.module.css';
import css from '../../../plan/plan.module.css';
import { useZorgpaden, type Handelingsplan, type PlanPlek } from '../../../plan/queries.ts';
import { toetsQuery } from '../../../plan/toets-queries.ts';

/** The result of one closed test, asked for when it is there. */
function Uitslag({ plek, toetsId, naam }: { readonly plek: PlanPlek; readonly toetsId: string; readonly naam: string }) {
  const { data } = useQuery(toetsQuery(plek, toetsId));
  return data?.uitslag ? <Groeizinnen uitslag={data.uitslag} naam={naam} /> : null;
}

const TOESTAND = { open: 'plan:toetsOpen', af: 'plan:toetsAf', afgebroken: 'plan:toetsAfgebroken' } as const;

/** Tests of this plan: which, when, and what they said. */
export function Toetsen({ plan, plek }: { readonly plan: Handelingsplan; readonly plek: PlanPlek }) {
  const { t } = useTexts(planTeksten, plantoetsTeksten);
  const dates = useDates();
  const paden = useZorgpaden();
  return (
    <section className={panel['paneel']}>
      <h2>{t('plan:toetsen')}</h2>
      {plan.toetsen.length === 0 && <p>{t('plan:geenToetsen')}</p>}
      {plan.eersteKeer !== null && plan.eersteKeer.antwoorden > 0 && (
        <p className={css['zin']}>
          {t('plan:eersteKeer', { naam: plan.leerling.roepnaam, count: plan.eersteKeer.antwoorden, goed: plan.eersteKeer.goed })}
        </p>
      )}
      <ul className={css['kaarten']}>
        {plan.toetsen.map(({ id, soort, status, op, afOp, vanaf, papier }) => (
          <li key={id}>
            <h3>
              <Link to={`${paden.plan(plan.id)}/toets/${id}`}>{t(`plan:toetsSoort.${soort}`)}</Link>
            </h3>
            <p className={css['zacht']}>
              {status === 'open' && vanaf !== null && vanaf > plan.vandaag
                ? t('plantoets:toetsKlaarVoor', { datum: dates.day(vanaf) })
                : t(TOESTAND[status], { datum: dates.day(afOp ?? op) })}
              {papier && `, ${t('plan:papierKort')}`}
            </p>
            {status === 'af' && (soort === 'zorg-eind' || soort === 'zorg-na') && (
              <Uitslag plek={plek} toetsId={id} naam={plan.leerling.roepnaam} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
