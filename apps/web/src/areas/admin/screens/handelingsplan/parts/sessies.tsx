import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import css from '../../../plan/plan.module.css';
import { useZorgsessies, type Handelingsplan, type PlanPlek } from '../../../plan/queries.ts';
import { SessieDialog } from '../../../plan/sessie-dialog.tsx';
import { SessieRegel } from '../../../plan/sessie-regel.tsx';

interface SessiesProps {
  readonly plan: Handelingsplan;
  readonly plek: PlanPlek;
  readonly mayNote: boolean;
}

type Sessie = Handelingsplan['sessies'][number];

const KORT = 8;

/** The log: what was noted stays; a mistake is struck through. */
export function Sessies({ plan, plek, mayNote }: SessiesProps) {
  const { t } = useTexts(planTeksten);
  const { strike } = useZorgsessies(plek);
  const [open, setOpen] = useState(false);
  const regel = (sessie: Sessie) => (
    <SessieRegel
      key={sessie.id}
      sessie={sessie}
      wie={t('metKinderen', { count: sessie.groepsgrootte })}
      onStrike={mayNote ? () => strike.mutate(sessie.id) : null}
      busy={strike.isPending}
    />
  );
  return (
    <section className={panel['paneel']}>
      <h2>{t('logboek')}</h2>
      {mayNote && (
        <div className={css['knoppen']}>
          <Button onClick={() => setOpen(true)}>{t('noteer')}</Button>
        </div>
      )}
      {plan.sessies.length === 0 && <p>{t('geenSessies')}</p>}
      <ul className={css['lijst']}>{plan.sessies.slice(0, KORT).map(regel)}</ul>
      {plan.sessies.length > KORT && (
        <details>
          <summary>{t('meerSessies', { count: plan.sessies.length - KORT })}</summary>
          <ul className={css['lijst']}>{plan.sessies.slice(KORT).map(regel)}</ul>
        </details>
      )}
      <FormAlert error={strike.error} />
      {open && <SessieDialog plan={plan} plek={plek} onClose={() => setOpen(false)} />}
    </section>
  );
}
