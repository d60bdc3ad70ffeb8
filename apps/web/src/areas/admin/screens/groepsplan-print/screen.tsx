import Button from '@mui/material/Button';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { Deelnemers } from '../../groepsplan/deelnemers.tsx';
import { groepsplanCrumb, groepsplannenCrumb, groepsplanQuery, useGroepspaden, useGroepsplan } from '../../groepsplan/queries.ts';
import { Groepsuitslag, Leesuitslag } from '../../groepsplan/uitslag.tsx';
import { Unready } from '../../parts/unready.tsx';
import blad from '../../plan/blad.module.css';
import { Samenvatting } from '../../plan/samenvatting.tsx';

export const meta = () => pageTitle(groepsplanTeksten, 'print');
export const handle: Crumbs = { crumbs: [groepCrumb, groepsplannenCrumb, groepsplanCrumb, crumb(groepsplanTeksten, 'print')] };

/** The plan of a groepje on paper, for the school; a parent gets the one of its own child. */
export default function GroepsplanPrintScreen() {
  const { t } = useTexts(groepsplanTeksten, planTeksten, planbladTeksten);
  const dates = useDates();
  const paden = useGroepspaden();
  const { data: plan, error, refetch } = useQuery(groepsplanQuery(paden.plek));
  const { print } = useGroepsplan(paden.plek);
  if (!plan) return <Unready error={error} onRetry={() => void refetch()} />;
  const { van, tot, sessies } = plan;
  const gehouden = sessies.filter(({ doorgehaald }) => !doorgehaald);
  const onPrint = (): void => {
    print.mutate();
    window.print();
  };
  return (
    <>
      <div className={`${blad['balk']} niet-printen`}>
        <p>{t('groepsplan:printUitleg')}</p>
        <div className={blad['knoppen']}>
          <Button component={Link} to={paden.plan(plan.id)} variant="text">
            {t('groepsplan:terug')}
          </Button>
          <Button onClick={onPrint}>{t('groepsplan:print')}</Button>
        </div>
      </div>
      <article className={blad['blad']}>
        <header>
          <h1>{`${t('groepsplan:planTitel')}: ${plan.naam}`}</h1>
          <p>
            {plan.groepNaam}. {van !== null && tot !== null && `${t('plan:periode', { van: dates.day(van), tot: dates.day(tot) })}. `}
            {t('planblad:versie', { nr: plan.versie, datum: dates.day(plan.vandaag) })}
          </p>
        </header>
        <section>
          <h2>{t('planblad:planKop')}</h2>
          <Samenvatting keuze={plan.keuze} naam={t('groepsplan:hetGroepje')} />
        </section>
        <section>
          <h2>{t('groepsplan:deelnemers')}</h2>
          <Deelnemers plan={plan} opPapier />
        </section>
        {gehouden.length > 0 && (
          <section>
            <h2>{t('groepsplan:sessies')}</h2>
            <p>
              {t('groepsplan:totaal', {
                count: gehouden.length,
                minuten: gehouden.reduce((som, sessie) => som + sessie.minuten, 0),
              })}
            </p>
          </section>
        )}
        <Groepsuitslag uitslag={plan.uitslag} />
        <Leesuitslag plan={plan} />
      </article>
    </>
  );
}
