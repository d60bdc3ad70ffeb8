import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import type { FormEvent, ReactNode } from 'react';
import css from './question.module.css';
import { useTexts } from '../texts/use-texts.ts';

interface QuestionProps {
  readonly text: string;
  readonly error: string | null;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** One question with its field, and two ways out. */
export function Question({ text, error, busy, onSubmit, onCancel, children }: QuestionProps) {
  const { t } = useTexts(beveiligingTeksten);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form className={css['vraag']} onSubmit={submit} noValidate>
      <p>{text}</p>
      {children}
      {error !== null && <Alert severity="error">{error}</Alert>}
      <div className={css['knoppen']}>
        <Button variant="text" onClick={onCancel}>
          {t('vraag.annuleer')}
        </Button>
        <Button type="submit">{t('vraag.verder')}</Button>
      </div>
    </form>
  );
}
