import TextField from '@mui/material/TextField';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useState } from 'react';
import { keepReden } from './ask.ts';
import { Question } from './question.tsx';
import { useFocus } from './use-focus.ts';
import { useTexts } from '../texts/use-texts.ts';

const MIN = 8;
const MAX = 300;

/** Typed once per customer; goes along with every request about that customer for a quarter of an hour. */
export function ReasonQuestion({ path, onAnswer }: { readonly path: string; readonly onAnswer: (given: boolean) => void }) {
  const { t } = useTexts(beveiligingTeksten);
  const field = useFocus();
  const [reden, setReden] = useState('');
  const [short, setShort] = useState(false);
  const submit = () => {
    const text = reden.replace(/\s+/g, ' ').trim();
    setShort(text.length < MIN);
    if (text.length < MIN) return;
    keepReden(path, text);
    onAnswer(true);
  };
  return (
    <Question
      text={t('vraag.reden.uitleg')}
      error={short ? t('vraag.reden.kort') : null}
      busy={false}
      onSubmit={submit}
      onCancel={() => onAnswer(false)}
    >
      <TextField
        label={t('vraag.reden.veld')}
        helperText={t('vraag.reden.voorbeeld')}
        value={reden}
        onChange={({ target }) => setReden(target.value.slice(0, MAX))}
        inputRef={field}
        fullWidth
      />
    </Question>
  );
}
