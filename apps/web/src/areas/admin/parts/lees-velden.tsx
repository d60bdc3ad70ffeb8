/** Fields of a form that sets something ready to read: one of a list, and its last day. */
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { klaarlezenTeksten } from '@spelrijk/teksten/klaarlezen';
import { useTexts } from '../../../shared/texts/use-texts.ts';

export interface Naam {
  readonly id: string;
  readonly naam: string;
}

interface TotProps {
  readonly vandaag: string;
  readonly tot: string;
  readonly onTot: (tot: string) => void;
}

/** The last day of what is set ready. */
export function TotVeld({ vandaag, tot, onTot }: TotProps) {
  const { t } = useTexts(klaarlezenTeksten);
  return (
    <TextField
      type="date"
      size="small"
      label={t('zet.tot')}
      value={tot}
      onChange={({ target }) => onTot(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: vandaag } }}
    />
  );
}

interface KiesProps {
  readonly label: string;
  readonly value: string;
  readonly keuzes: readonly Naam[];
  /** What stands there before something is chosen. */
  readonly leeg?: string;
  readonly onKies: (id: string) => void;
}

export function Kies({ label, value, keuzes, leeg, onKies }: KiesProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onKies(target.value)}
      sx={{ flex: '1 1 20rem', minWidth: 0 }}
      slotProps={{ select: { displayEmpty: leeg !== undefined }, inputLabel: { shrink: true } }}
    >
      {leeg !== undefined && <MenuItem value="">{leeg}</MenuItem>}
      {keuzes.map(({ id, naam }) => (
        <MenuItem key={id} value={id}>
          {naam}
        </MenuItem>
      ))}
    </TextField>
  );
}
