import TextField from '@mui/material/TextField';
import type { Typwerk } from './use-typwerk.ts';
import css from './overtypen.module.css';

interface Typveld {
  readonly key: string;
  readonly label: string;
}

interface TypveldenProps {
  readonly velden: readonly Typveld[];
  readonly invoer: Typwerk;
  readonly onChange: (invoer: Typwerk) => void;
}

/** A field a word, in which no device mends what a child wrote on paper. */
export function Typvelden({ velden, invoer, onChange }: TypveldenProps) {
  return (
    <div className={css['velden']}>
      {velden.map(({ key, label }) => (
        <TextField
          key={key}
          label={label}
          value={invoer[key] ?? ''}
          onChange={({ target }) => onChange({ ...invoer, [key]: target.value })}
          slotProps={{
            htmlInput: { maxLength: 80, spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off', autoComplete: 'off' },
            inputLabel: { shrink: true },
          }}
        />
      ))}
    </div>
  );
}
