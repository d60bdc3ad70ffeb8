import Button from '@mui/material/Button';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { namenVan } from '../../../groepsplan/namen.ts';
import { useGroepspaden, useGroepsplan, type Groepsplan } from '../../../groepsplan/queries.ts';
import panel from '../../../parts/parts.module.css';
import css from '../../../plan/plan.module.css';

/** What was noted stays; a mistake is struck through, for everybody who was there. */
export function Sessies({ plan, mayNote }: { readonly plan: Groepsplan; readonly mayNote: boolean }) {
  const { t } = useTexts(groepsplanTeksten, planTeksten);
  const dates = useDates();
  const { plek } = useGroepspaden();
  const { strike } = useGroepsplan(plek);
  return (
    <section className={panel['paneel']}>
      <h2>{t('groepsplan:sessies')}</h2>
      {plan.sessies.length === 0 && <p>{t('groepsplan:geenSessies')}</p>}
      <ul className={css['lijst']}>
        {plan.sessies.map(({ id, dag, minuten, functie, notitie, door, aanwezig, doorgehaald }) => (
          <li key={id}>
            <span className={doorgehaald ? css['weg'] : undefined}>
              <strong>{dates.short(dag)}</strong> {t('plan:sessieRegel', { minuten, functie: t(`plan:functies.${functie}`) })},{' '}
              {t('groepsplan:metWie', { namen: namenVan(plan, aanwezig) })}
              {notitie !== '' && `. ${notitie}`} <span className={css['zacht']}>{door !== '' && t('plan:doorWie', { naam: door })}</span>
            </span>
            {doorgehaald && <span className={css['zacht']}>{t('plan:doorgehaald')}</span>}
            {mayNote && !doorgehaald && (
              <Button variant="text" size="small" disabled={strike.isPending} onClick={() => strike.mutate(id)}>
                {t('plan:haalDoor')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormAlert error={strike.error} />
    </section>
  );
}
