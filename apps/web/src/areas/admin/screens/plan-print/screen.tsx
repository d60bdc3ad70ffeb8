import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import blad from '../../plan/blad.module.css';
import { planCrumb, plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import { planQuery, usePlan, useZorgpaden } from '../../plan/queries.ts';
import { toetsQuery } from '../../plan/toets-queries.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { Unready } from '../../parts/unready.tsx';
import { Ouderversie } from './ouderversie.tsx';
import { Schoolversie } from './schoolversie.tsx';

export const meta = () => pageTitle(planTeksten, 'print');
export const handle: Crumbs = { crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb, planCrumb, crumb(planTeksten, 'print')] };

/** A plan as it comes on paper: for the school, or for parents. */
export default function PlanPrintScreen() {
  const { t } = useTexts(planTeksten, planbladTeksten);
  const { plek, lijst, plan: planPad } = useZorgpaden();
  const { soort = '' } = useParams();
  const { data: plan, error, refetch } = useQuery(planQuery(plek));
  const eind = plan?.toetsen.find((toets) => toets.soort === 'zorg-eind' && toets.status === 'af');
  const toets = useQuery({ ...toetsQuery(plek, eind?.id ?? ''), enabled: eind !== undefined });
  const { print } = usePlan(plek);
  if (soort !== 'school' && soort !== 'ouders') return <NotFound inFrame to={lijst} label={t('planblad:terugLijst')} />;
  const retry = (): void => {
    void refetch();
    if (eind) void toets.refetch();
  };
  // A paper without what the final test said would be half a paper.
  if (!plan || (eind && !toets.data)) return <Unready error={error ?? toets.error} onRetry={retry} />;
  const uitslag = toets.data?.uitslag ?? null;
  const isOuders = soort === 'ouders';
  const onPrint = (): void => {
    print.mutate(isOuders ? 'ouders' : 'school');
    window.print();
  };
  return (
    <>
      <div className={`${blad['balk']} niet-printen`}>
        <p>{t(isOuders ? 'planblad:voorbeeldOuders' : 'planblad:voorbeeldSchool')}</p>
        <div className={blad['knoppen']}>
          <Button component={Link} to={planPad(plan.id)} variant="text">
            {t('planblad:terug')}
          </Button>
          <Button onClick={onPrint}>{t('plan:print')}</Button>
        </div>
      </div>
      {isOuders ? <Ouderversie plan={plan} uitslag={uitslag} /> : <Schoolversie plan={plan} uitslag={uitslag} />}
    </>
  );
}
