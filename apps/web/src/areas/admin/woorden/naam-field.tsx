import TextField from '@mui/material/TextField';

interface NaamFieldProps {
  readonly label: string;
  readonly example: string;
  readonly naam: string;
  readonly onChange: (naam: string) => void;
}

/** What a list or dictation is called; as wide as the longest name that it takes. */
export function NaamField({ label, example, naam, onChange }: NaamFieldProps) {
  return (
    <TextField
      label={label}
      placeholder={example}
      value={naam}
      onChange={({ target }) => onChange(target.value)}
      sx={{ mb: 2, width: 'min(100%, 700px)' }}
      slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { shrink: true } }}
    />
  );
}
