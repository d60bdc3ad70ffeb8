import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { beveiligingQuery } from '../factor/queries.ts';
import { SetUp } from '../factor/set-up.tsx';
import { Question } from './question.tsx';
import { useFocus } from './use-focus.ts';
import { useTexts } from '../texts/use-texts.ts';

/** A code of the app; who has none yet sets it up right here. */
export function FactorQuestion({ onAnswer }: { readonly onAnswer: (given: boolean) => void }) {
  const { data } = useQuery(beveiligingQuery);
  // What was on when the question came: setting it up must not change the question under one's hands.
  const [enrolled, setEnrolled] = useState<boolean | null>(null);
  if (enrolled === null && data) setEnrolled(data.tweedeFactor.sinds !== null);
  if (enrolled === null) return <Skeleton variant="rounded" height={120} />;
  return enrolled ? <CodeQuestion onAnswer={onAnswer} /> : <SetUp onDone={() => onAnswer(true)} onFailed={() => onAnswer(false)} />;
}

function CodeQuestion({ onAnswer }: { readonly onAnswer: (given: boolean) => void }) {
  const { t } = useTexts(beveiligingTeksten);
  const field = useFocus();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('confirmSelf', { body: { code: code.trim() } }),
    onSuccess: () => onAnswer(true),
  });
  return (
    <Question
      text={t('vraag.factor.uitleg')}
      error={error?.message ?? null}
      busy={isPending || code.trim().length < 6}
      onSubmit={mutate}
      onCancel={() => onAnswer(false)}
    >
      <TextField
        label={t('vraag.factor.veld')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoComplete="one-time-code"
        inputRef={field}
        fullWidth
      />
    </Question>
  );
}
