import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Regio } from '@spelrijk/domain/admin';
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { uitgesprokenQuery } from '../queries.ts';

interface SpraakProps {
  readonly label: string;
  readonly spraak: Required<Instelbaar>['spraak'];
  readonly uit: boolean;
  readonly onSet: (opties: Instelbaar) => void;
}

const KEUZES = ['streek', 'nederlands', 'vlaams'] as const;

/** Which Dutch is heard. That of Flanders can be chosen where somebody speaks it; where nobody does, that is said. */
export function SpraakVeld({ label, spraak, uit, onSet }: SpraakProps) {
  const { t, i18n } = useTexts(oefeninstellingenTeksten);
  const regio: Regio = i18n.language === 'nl-BE' ? 'be' : 'nl';
  const { data } = useQuery(uitgesprokenQuery(regio));
  const zonder = data !== undefined && !data.stemmen.includes('be');
  return (
    <TextField
      select
      fullWidth
      disabled={uit}
      value={spraak}
      helperText={zonder && t(regio === 'be' ? 'stem.geenVlaamseHier' : 'stem.geenVlaamse')}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
      onChange={({ target }) => {
        const keuze = KEUZES.find((value) => value === target.value);
        if (keuze) onSet({ spraak: keuze });
      }}
    >
      {KEUZES.map((value) => (
        // What was chosen before the voice went stays to be seen.
        <MenuItem key={value} value={value} disabled={value === 'vlaams' && zonder}>
          {t(`waarde.spraak.${value}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
