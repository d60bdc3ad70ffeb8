import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { readStand, STANDEN, type Stand } from '../nodigen.ts';

/** Which of the people the list shows. */
export function StandFilter({ stand, onChange }: { readonly stand: Stand; readonly onChange: (stand: Stand) => void }) {
  const { t } = useTexts(schoolbeheerTeksten);
  return (
    <TextField
      select
      size="small"
      label={t('filter.account')}
      value={stand}
      onChange={({ target }) => onChange(readStand(target.value))}
      sx={{ minWidth: 250 }}
    >
      {STANDEN.map((one) => (
        <MenuItem key={one} value={one}>
          {t(`filter.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
