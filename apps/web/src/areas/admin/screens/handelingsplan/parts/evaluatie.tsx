import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Besluit } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isTekst } from '../../../../../shared/concept/concept.ts';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../../shared/concept/use-concept.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Choice } from '../../../parts/choice.tsx';
import panel from '../../../parts/parts.module.css';
import { useGroeizinnen } from '../../../plan/groei.tsx';
import css from '../../../plan/plan.module.css';
import { usePlan, type Handelingsplan, type PlanPlek } from '../../../plan/queries.ts';
import { toetsQuery, type Plantoetsblad } from '../../../plan/toets-queries.ts';
import { createId } from '../../../../../shared/id.ts';

const BESLUITEN: readonly Besluit[] = ['doelen-gehaald', 'vervolgplan', 'meer-ondersteuning', 'terug-naar-de-klas'];
const LANGST = 4000;

interface EvaluatieProps {
  readonly plan: Handelingsplan;
  readonly plek: PlanPlek;
}

function Aanvullen({ plek }: Pick<EvaluatieProps, 'plek'>) {
  const { t } = useTexts(planTeksten);
  const { add } = usePlan(plek);
  const [id, setId] = useState(createId);
  const concept = useConcept(`aanvulling:${plek.planId}`, '', isTekst);
  const tekst = concept.waarde;
  const done = (): void => {
    concept.forget();
    setId(createId());
  };
  return (
    <div className={css['velden']}>
      <Hersteld concept={concept} />
      <TextField
        label={t('aanvulling')}
        name="aanvulling"
        value={tekst}
        onChange={({ target }) => concept.set(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <FormAlert error={add.error} />
      <div>
        <Button
          variant="outlined"
          disabled={tekst.trim() === '' || add.isPending}
          onClick={() => add.mutate({ id, tekst: tekst.trim() }, { onSuccess: done })}
        >
          {t('aanvullen')}
        </Button>
      </div>
    </div>
  );
}

function Geschreven({ plan, plek }: EvaluatieProps) {
  const { t } = useTexts(planTeksten);
  const dates = useDates();
  const { evaluatie } = plan;
  if (!evaluatie) return null;
  return (
    <>
      <p>
        <strong>{t(`besluit.${evaluatie.besluit}`)}</strong>
      </p>
      <p className={css['alineas']}>{evaluatie.tekst}</p>
      <p className={css['zacht']}>
        {t('evaluatieVan', { datum: dates.day(evaluatie.op) })} {evaluatie.door !== '' && t('doorWie', { naam: evaluatie.door })}
      </p>
      <ul className={css['lijst']}>
        {evaluatie.aanvullingen.map(({ id, tekst, op, door }) => (
          <li key={id}>
            <span className={css['alineas']}>
              {t('aanvulling')}: {tekst}
            </span>
            <span className={css['zacht']}>
              {dates.day(op)} {door !== '' && t('doorWie', { naam: door })}
            </span>
          </li>
        ))}
      </ul>
      <Aanvullen plek={plek} />
    </>
  );
}

/** What our sentences say of the final test, to begin with. */
function beginVan(blad: Plantoetsblad | undefined, naam: string, zinnenVan: ReturnType<typeof useGroeizinnen>): string {
  if (!blad?.uitslag) return '';
  return zinnenVan(blad.uitslag, naam)
    .map(({ kop, zinnen }) => `${kop}: ${zinnen.join(' ')}`)
    .join('\n');
}

function Schrijven({ plan, plek, begin }: EvaluatieProps & { readonly begin: string }) {
  const { t } = useTexts(planTeksten);
  const { evaluate } = usePlan(plek);
  const concept = useConcept(`evaluatie:${plan.id}`, begin, isTekst);
  const [besluit, setBesluit] = useState<Besluit>('vervolgplan');
  const [checked, setChecked] = useState(false);
  const leeg = concept.waarde.trim() === '';
  const onSave = (): void => {
    setChecked(true);
    if (leeg) return;
    // Once it is written this form is gone, and what was typed goes from the device all the same.
    void evaluate.mutateAsync({ versie: plan.versie, tekst: concept.waarde.trim(), besluit }).then(concept.forget, () => undefined);
  };
  return (
    <div className={css['velden']}>
      <Hersteld concept={concept} />
      <p>{t('evaluatieUitleg')}</p>
      <TextField
        label={t('evaluatieTekst')}
        name="evaluatie"
        value={concept.waarde}
        onChange={({ target }) => concept.set(target.value)}
        error={checked && leeg}
        helperText={checked && leeg ? t('evaluatieLeeg') : ' '}
        multiline
        minRows={6}
        slotProps={{ htmlInput: { maxLength: LANGST } }}
      />
      <Choice
        label={t('besluitKop')}
        value={besluit}
        options={BESLUITEN.map((een) => [een, t(`besluit.${een}`)] as const)}
        onChange={setBesluit}
      />
      <FormAlert error={evaluate.error} />
      <div>
        <Button disabled={evaluate.isPending} onClick={onSave}>
          {t('evalueer')}
        </Button>
      </div>
    </div>
  );
}

/** Looking back at a plan that ended: written once, only added to later. */
export function Evaluatie({ plan, plek }: EvaluatieProps) {
  const { t } = useTexts(planTeksten);
  const zinnenVan = useGroeizinnen();
  const eind = plan.toetsen.find(({ soort, status }) => soort === 'zorg-eind' && status === 'af');
  const { data, isPending } = useQuery({ ...toetsQuery(plek, eind?.id ?? ''), enabled: eind !== undefined && plan.evaluatie === null });
  const isReady = eind === undefined || !isPending;
  return (
    <section className={panel['paneel']}>
      <h2>{t('evaluatie')}</h2>
      {plan.evaluatie ? (
        <Geschreven plan={plan} plek={plek} />
      ) : (
        isReady && <Schrijven plan={plan} plek={plek} begin={beginVan(data, plan.leerling.roepnaam, zinnenVan)} />
      )}
    </section>
  );
}
