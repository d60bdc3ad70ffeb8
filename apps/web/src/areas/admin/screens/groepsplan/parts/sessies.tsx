import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { namenVan } from '../../../groepsplan/namen.ts';
import { useGroepspaden, useGroepsplan, type Groepsplan } from '../../../groepsplan/queries.ts';
import panel from '../../../parts/parts.module.css';
import css from '../../../plan/plan.module.css';
import { SessieRegel } from '../../../plan/sessie-regel.tsx';

/** What was noted stays; a mistake is struck through, for everybody who was there. */
export function Sessies({ plan, mayNote }: { readonly plan: Groepsplan; readonly mayNote: boolean }) {
  const { t } = useTexts(groepsplanTeksten);
  const { plek } = useGroepspaden();
  const { strike } = useGroepsplan(plek);
  return (
    <section className={panel['paneel']}>
      <h2>{t('sessies')}</h2>
      {plan.sessies.length === 0 && <p>{t('geenSessies')}</p>}
      <ul className={css['lijst']}>
        {plan.sessies.map((sessie) => (
          <SessieRegel
            key={sessie.id}
            sessie={sessie}
            wie={t('metWie', { namen: namenVan(plan, sessie.aanwezig) })}
            onStrike={mayNote ? () => strike.mutate(sessie.id) : null}
            busy={strike.isPending}
          />
        ))}
      </ul>
      <FormAlert error={strike.error} />
    </section>
  );
}
