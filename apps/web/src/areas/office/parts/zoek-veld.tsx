import TextField from '@mui/material/TextField';

interface ZoekVeldProps {
  readonly label: string;
  readonly zoek: string;
  readonly onZoek: (zoek: string) => void;
}

/** Searching in a long list of our office. */
export function ZoekVeld({ label, zoek, onZoek }: ZoekVeldProps) {
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
