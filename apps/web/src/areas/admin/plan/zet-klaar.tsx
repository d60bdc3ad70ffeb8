import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useState } from 'react';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Handelingsplan, PlanPlek } from './queries.ts';
import type { Toetsdagen } from './toetsdag.ts';
import { ToetsdagVeld } from './toetsdag-veld.tsx';
import { usePlantoets, type Plansoort } from './toets-queries.ts';
import css from './plan.module.css';
import { createId } from '../../../shared/id.ts';

interface ZetKlaarProps {
  readonly plek: PlanPlek;
  readonly soort: Plansoort;
  readonly label: string;
  /** Of a start test in a plan that runs: the goals that come in. */
  readonly doelen?: readonly string[];
  /** Of a final test and a nameting: the day that is proposed, and within which days it may be. */
  readonly dagen?: Toetsdagen;
}

/** Two ways to take a test: on the screen of the child, or on paper. One id per opened page: sending twice makes one test. */
export function ZetKlaar({ plek, soort, label, doelen, dagen }: ZetKlaarProps) {
  const { t } = useTexts(planTeksten);
  const { make } = usePlantoets(plek);
  const [id] = useState(createId);
  const [dag, setDag] = useState(dagen?.voorstel ?? '');
  const mist = dagen !== undefined && (dag < dagen.van || dag > dagen.tot);
  const send = (papier: boolean) => (): void =>
    make.mutate({ id, soort, papier, ...(doelen && { doelen: [...doelen] }), ...(dagen && { dag }) });
  return (
    <>
      {dagen && <ToetsdagVeld dagen={dagen} dag={dag} onChange={setDag} />}
      <div className={css['knoppen']}>
        <Button disabled={make.isPending || mist} onClick={send(false)}>
          {label}
        </Button>
        <Button variant="outlined" disabled={make.isPending || mist} onClick={send(true)}>
          {t('opPapier')}
        </Button>
      </div>
      <FormAlert error={make.error} />
    </>
  );
}

interface AndereDagProps {
  readonly plek: PlanPlek;
  readonly toets: Handelingsplan['toetsen'][number];
  readonly dagen: Toetsdagen;
}

/** Another day for a test that has not had its day. */
export function AndereDag({ plek, toets: { id, soort, papier, vanaf }, dagen }: AndereDagProps) {
  const { t } = useTexts(plantoetsTeksten);
  const { make } = usePlantoets(plek);
  const [dag, setDag] = useState(vanaf ?? dagen.voorstel);
  if (soort !== 'zorg-eind' && soort !== 'zorg-na') return null;
  return (
    <>
      <div className={css['rij']}>
        <ToetsdagVeld dagen={dagen} dag={dag} onChange={setDag} />
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start', mt: 2 }}
          disabled={make.isPending || dag === vanaf || dag < dagen.van || dag > dagen.tot}
          onClick={() => make.mutate({ id, soort, papier, dag })}
        >
          {t('andereDag')}
        </Button>
      </div>
      <FormAlert error={make.error} />
    </>
  );
}
