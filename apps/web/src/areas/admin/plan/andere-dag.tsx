import Button from '@mui/material/Button';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useState } from 'react';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Handelingsplan, PlanPlek } from './queries.ts';
import { ToetsdagVeld } from './toetsdag-veld.tsx';
import type { Toetsdagen } from './toetsdag.ts';
import { usePlantoets } from './toets-queries.ts';
import css from './plan.module.css';

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
