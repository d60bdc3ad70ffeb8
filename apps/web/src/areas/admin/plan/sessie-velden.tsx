import TextField from '@mui/material/TextField';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { isTussen } from './sessie.ts';

interface GetalProps {
  readonly label: string;
  readonly naam: string;
  readonly waarde: number;
  readonly max: number;
  readonly hulp?: string | undefined;
  readonly onChange: (waarde: number) => void;
}

/** A whole number from 1; empty is none. */
export function Getal({ label, naam, waarde, max, hulp = ' ', onChange }: GetalProps) {
  const { t } = useTexts(planTeksten);
  const klopt = isTussen(waarde, max);
  return (
    <TextField
      label={label}
      name={naam}
      type="number"
      value={Number.isNaN(waarde) ? '' : waarde}
      onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
      error={!klopt}
      helperText={klopt ? hulp : t('getalFout', { min: 1, max })}
      slotProps={{ htmlInput: { min: 1, max } }}
    />
  );
}

interface DagProps {
  readonly plan: { readonly vandaag: string; readonly van: string | null };
  readonly dag: string;
  readonly onChange: (dag: string) => void;
}

export function SessieDag({ plan, dag, onChange }: DagProps) {
  const { t } = useTexts(planTeksten);
  return (
    <TextField
      label={t('dag')}
      name="dag"
      type="date"
      value={dag}
      onChange={({ target }) => onChange(target.value)}
      error={dag > plan.vandaag}
      helperText={dag > plan.vandaag ? t('inToekomst') : ' '}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: plan.vandaag, min: plan.van ?? undefined } }}
      sx={{ mt: 1 }}
    />
  );
}
