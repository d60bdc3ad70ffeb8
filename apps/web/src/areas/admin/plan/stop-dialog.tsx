import TextField from '@mui/material/TextField';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePlan, type Handelingsplan, type PlanPlek } from './queries.ts';

interface StopDialogProps {
  readonly plan: Handelingsplan;
  readonly plek: PlanPlek;
  readonly hoe: 'gestopt' | 'zonder-eindtoets';
  readonly onClose: () => void;
}

/** Ends a plan before its final test: never without a reason. */
export function StopDialog({ plan, plek, hoe, onClose }: StopDialogProps) {
  const { t } = useTexts(planTeksten);
  const { finish } = usePlan(plek);
  const [reden, setReden] = useState('');
  const [checked, setChecked] = useState(false);
  const short = reden.trim().length < 3;
  const onSubmit = (): void => {
    setChecked(true);
    if (short) return;
    finish.mutate({ versie: plan.versie, hoe, reden: reden.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t(hoe === 'gestopt' ? 'stopTitel' : 'afrondenZonder')}
      width="xs"
      cancel={t('annuleer')}
      submit={t(hoe === 'gestopt' ? 'stoppen' : 'afronden')}
      busy={finish.isPending}
      error={finish.error}
      danger
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{t(hoe === 'gestopt' ? 'stopUitleg' : 'afrondenUitleg')}</p>
      {plan.toetsen.some(({ status }) => status === 'open') && <p>{t('stopToetsOpen')}</p>}
      <TextField
        label={t('reden')}
        name="reden"
        value={reden}
        onChange={({ target }) => setReden(target.value)}
        error={checked && short}
        helperText={checked && short ? t('redenFout') : ' '}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        required
        fullWidth
        sx={{ mt: 2 }}
      />
    </FormDialog>
  );
}
