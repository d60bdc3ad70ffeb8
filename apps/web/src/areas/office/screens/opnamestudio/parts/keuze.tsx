import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface KeuzeProps<Waarde extends string> {
  readonly label: string;
  readonly value: Waarde;
  readonly options: readonly (readonly [Waarde, string])[];
  readonly onChange: (value: Waarde) => void;
}

/** One of a few, outlined and compact, with the list of the device itself. */
export function Keuze<Waarde extends string>({ label, value, options, onChange }: KeuzeProps<Waarde>) {
  const id = useId();
  const choose = (text: string): void => {
    const gekozen = options.find(([waarde]) => waarde === text);
    if (gekozen) onChange(gekozen[0]);
  };
  return (
    <FormControl size="small" fullWidth>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
        input={<OutlinedInput notched label={label} sx={{ bgcolor: 'background.paper' }} />}
      >
        {options.map(([waarde, tekst]) => (
          <option key={waarde} value={waarde}>
            {tekst}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
