import Alert from '@mui/material/Alert';
import { planTeksten } from '@spelrijk/teksten/plan';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { namen } from '../../../shared/categorie/namen.gen.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useZorgpaden, type Handelingsplan, type PlanPlek } from './queries.ts';
import { vooruitblikQuery } from './toets-queries.ts';
import { ZetKlaar } from './zet-klaar.tsx';

interface DoelErbijProps {
  readonly plan: Handelingsplan;
  readonly plek: PlanPlek;
  /** Goals that were ticked and have no start test yet. */
  readonly doelen: readonly string[];
}

/** A goal that comes into a plan that runs: first how it stands now, in a start test of that goal alone. What was ticked waits on this device. */
export function DoelErbij({ plan, plek, doelen }: DoelErbijProps) {
  const { t, i18n } = useTexts(planTeksten, plantoetsTeksten);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const paden = useZorgpaden();
  const { data } = useQuery(vooruitblikQuery(plek, doelen));
  const open = plan.toetsen.find(({ status }) => status === 'open');
  const naam = plan.leerling.roepnaam;
  if (open)
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {open.papier ? t('plan:starttoetsPapier', { naam }) : t('plan:starttoetsOpen', { naam })} {t('plantoets:doelErbijWacht')}{' '}
        <Link to={`${paden.plan(plan.id)}/toets/${open.id}`}>{t(open.papier ? 'plan:naarPapier' : 'plan:bekijkToets')}</Link>
      </Alert>
    );
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        <p>{t('plantoets:doelErbij', { doelen: list.format(doelen.map((doel) => namen[doel] ?? doel)), naam })}</p>
        {data?.tekort.map(({ categorie, naam: doel, ankers, nodig, zonderGroei }) => (
          <p key={categorie}>{t(zonderGroei ? 'plan:teWeinig' : 'plantoets:minder', { doel, n: ankers, m: nodig })}</p>
        ))}
      </Alert>
      <ZetKlaar key={doelen.join(' ')} plek={plek} soort="zorg-start" label={t('plan:zetKlaar')} doelen={doelen} />
    </>
  );
}
