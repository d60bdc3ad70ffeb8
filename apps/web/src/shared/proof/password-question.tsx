import TextField from '@mui/material/TextField';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { Question } from './question.tsx';
import { useFocus } from './use-focus.ts';
import { useTexts } from '../texts/use-texts.ts';

/** The password once more; counts for five minutes. */
export function PasswordQuestion({ onAnswer }: { readonly onAnswer: (given: boolean) => void }) {
  const { t } = useTexts(beveiligingTeksten);
  const field = useFocus();
  const [wachtwoord, setWachtwoord] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('confirmSelf', { body: { wachtwoord } }),
    onSuccess: () => onAnswer(true),
  });
  return (
    <Question
      text={t('vraag.bevestiging.uitleg')}
      error={error?.message ?? null}
      busy={isPending || wachtwoord === ''}
      onSubmit={mutate}
      onCancel={() => onAnswer(false)}
    >
      <TextField
        label={t('vraag.bevestiging.veld')}
        type="password"
        value={wachtwoord}
        onChange={({ target }) => setWachtwoord(target.value)}
        autoComplete="current-password"
        inputRef={field}
        fullWidth
      />
    </Question>
  );
}
