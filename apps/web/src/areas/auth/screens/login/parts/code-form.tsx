import { authTeksten } from '@spelrijk/teksten/auth';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/card.module.css';
import { Field } from '../../../parts/field.tsx';
import { readFields } from '../../../parts/form-values.ts';
import { Problem } from '../../../parts/problem.tsx';
import type { useLogin } from '../use-login.ts';

/** The second step: six digits of the app, or a recovery code. */
export function CodeForm({ login }: { readonly login: ReturnType<typeof useLogin> }) {
  const { t } = useTexts(authTeksten);
  const { submitCode, startOver, isPending, error, wait } = login;
  const [missing, setMissing] = useState(false);
  const waiting = isPending || (wait ?? 0) > 0;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = readFields(event.currentTarget, ['code']).code.trim();
    setMissing(code.length < 6);
    if (code.length >= 6 && !waiting) submitCode(code);
  };

  return (
    <form className={css['formulier']} noValidate onSubmit={onSubmit}>
      <Field
        label={t('login.code')}
        uitleg={t('login.codeUitleg')}
        name="code"
        type="text"
        autoComplete="one-time-code"
        // The screen changes because of what was just sent; the next thing to do is here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        fout={missing ? t('login.verplicht') : undefined}
        onInput={() => setMissing(false)}
      />
      {error && <Problem error={error} wait={wait} />}
      <button type="submit" className={css['knop']} data-wacht={waiting}>
        {isPending ? t('login.bezig') : t('login.codeKnop')}
      </button>
      <button type="button" className={css['schakel']} onClick={startOver}>
        {t('login.anders')}
      </button>
    </form>
  );
}
