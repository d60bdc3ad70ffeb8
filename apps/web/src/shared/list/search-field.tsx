import TextField from '@mui/material/TextField';

interface SearchFieldProps {
  readonly label: string;
  readonly zoek: string;
  readonly onZoek: (zoek: string) => void;
}

/** Searching in a long list of our office. */
export function SearchField({ label, zoek, onZoek }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      value={zoek}
      sx={{ flex: '1 1 18rem' }}
      slotProps={{ htmlInput: { maxLength: 100 } }}
      onChange={({ target }) => onZoek(target.value)}
    />
  );
}
