import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePlan, useZorgpaden, type PlanPlek } from './queries.ts';
import { createId } from '../../../shared/id.ts';

interface VervolgProps {
  readonly plek: PlanPlek;
  /** It is what comes next. */
  readonly isEerst: boolean;
}

/** A concept that goes on where this plan ended; one id per opened page, so that sending twice makes one. */
export function Vervolg({ plek, isEerst }: VervolgProps) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const navigate = useNavigate();
  const { follow } = usePlan(plek);
  const [id] = useState(createId);
  return (
    <>
      <Button
        variant={isEerst ? 'contained' : 'outlined'}
        disabled={follow.isPending}
        onClick={() => follow.mutate(id, { onSuccess: () => void navigate(`${paden.nieuw}?plan=${id}`) })}
      >
        {t('vervolg')}
      </Button>
      <FormAlert error={follow.error} />
    </>
  );
}
