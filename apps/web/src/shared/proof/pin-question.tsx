import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { logout } from '../session/leave.ts';
import { Question } from './question.tsx';
import { useFocus } from './use-focus.ts';
import { useTexts } from '../texts/use-texts.ts';

const CIJFERS = 6;

/** The digits that somebody chose when she gave this browser to a child; who forgot them comes in again by her own way. */
export function PinQuestion({ onAnswer }: { readonly onAnswer: (given: boolean) => void }) {
  const { t } = useTexts(beveiligingTeksten);
  const field = useFocus();
  const [pin, setPin] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('confirmSelf', { body: { pin } }),
    onSuccess: () => onAnswer(true),
    onError: () => setPin(''),
  });
  return (
    <Question
      text={t('vraag.pincode.uitleg')}
      error={error?.message ?? null}
      busy={isPending || pin.length < CIJFERS}
      onSubmit={mutate}
      onCancel={() => onAnswer(false)}
    >
      <TextField
        label={t('vraag.pincode.veld')}
        type="password"
        value={pin}
        onChange={({ target }) => setPin(target.value.replace(/\D/g, '').slice(0, CIJFERS))}
        autoComplete="off"
        inputRef={field}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        fullWidth
      />
      <p>
        {t('vraag.pincode.vergeten')}{' '}
        <Button variant="text" onClick={logout}>
          {t('vraag.pincode.uit')}
        </Button>
      </p>
    </Question>
  );
}
