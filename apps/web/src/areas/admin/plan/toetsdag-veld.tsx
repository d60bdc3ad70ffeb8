import TextField from '@mui/material/TextField';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Toetsdagen } from './toetsdag.ts';

interface ToetsdagProps {
  readonly dagen: Toetsdagen;
  readonly dag: string;
  readonly onChange: (dag: string) => void;
}

/** From which day a test is given, and within which days that may be. */
export function ToetsdagVeld({ dagen: { van, tot }, dag, onChange }: ToetsdagProps) {
  const { t } = useTexts(plantoetsTeksten);
  const dates = useDates();
  return (
    <TextField
      label={t('toetsdag')}
      name="toetsdag"
      type="date"
      value={dag}
      error={dag < van || dag > tot}
      onChange={({ target }) => onChange(target.value)}
      helperText={t('toetsdagUitleg', { van: dates.long(van), tot: dates.long(tot) })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: van, max: tot } }}
      // Its label stands on the upper line: clear of what is above it.
      sx={{ mt: 2 }}
    />
  );
}
