import { authTeksten } from '@spelrijk/teksten/auth';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/card.module.css';
import { Field } from '../../../parts/field.tsx';
import { readFields } from '../../../parts/form-values.ts';
import { Problem } from '../../../parts/problem.tsx';

interface CodeFormProps {
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
}

/** Once per device, by a grown-up. */
export function CodeForm({ error, busy, onCode }: CodeFormProps) {
  const { t } = useTexts(authTeksten);
  const [missing, setMissing] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = readFields(event.currentTarget, ['code']).code.trim();
    setMissing(code.length < 4);
    if (code.length >= 4 && !busy) onCode(code);
  };
  return (
    <form className={css['formulier']} noValidate onSubmit={onSubmit}>
      <Field
        label={t('plaatjes.code')}
        uitleg={t('plaatjes.codeUitleg')}
        name="code"
        type="text"
        autoComplete="off"
        fout={missing ? t('login.verplicht') : undefined}
        onInput={() => setMissing(false)}
      />
      {error && <Problem error={error} />}
      <button type="submit" className={css['knop']} data-wacht={busy}>
        {busy ? t('plaatjes.bezig') : t('plaatjes.verder')}
      </button>
    </form>
  );
}
