import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import css from './verhuizen.module.css';

interface CodeFormProps {
  readonly label: string;
  readonly help: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
}

/** Where a code is typed: as it stands on paper, or anyhow. */
export function CodeForm({ label, help, submit, busy, error, value, onChange, onSubmit }: CodeFormProps) {
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '') onSubmit();
      }}
    >
      <TextField
        label={label}
        helperText={help}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        fullWidth
        slotProps={{
          htmlInput: {
            maxLength: 60,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            style: { fontFamily: 'Andika, monospace', fontSize: '1.25rem', letterSpacing: '0.04em' },
          },
        }}
      />
      <FormAlert error={error} />
      <Button type="submit" disabled={busy || value.trim() === ''}>
        {submit}
      </Button>
    </form>
  );
}
