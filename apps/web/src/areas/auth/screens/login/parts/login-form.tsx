import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../login.module.css';
import { type Credentials, useLogin } from '../use-login.ts';
import { useHydrated } from '../../../../../shared/page/use-hydrated.ts';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { Problem } from './problem.tsx';

type Missing = Partial<Record<keyof Credentials, true>>;

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

function readForm(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return { gebruikersnaam: textOf(data.get('gebruikersnaam')).trim(), wachtwoord: textOf(data.get('wachtwoord')) };
}

/** The form is in the page before its script is: until then the button stays off, so that nothing is sent the old way. */
export function LoginForm() {
  const { t } = useTranslation('auth');
  const { submit, isPending, error, wait } = useLogin();
  const [missing, setMissing] = useState<Missing>({});
  const hydrated = useHydrated();
  const waiting = isPending || (wait ?? 0) > 0;
  const foutOf = (name: keyof Credentials) => (missing[name] ? t('login.verplicht') : undefined);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = readForm(event.currentTarget);
    const { gebruikersnaam, wachtwoord } = credentials;
    setMissing({ ...(gebruikersnaam === '' && { gebruikersnaam: true }), ...(wachtwoord === '' && { wachtwoord: true }) });
    if (gebruikersnaam !== '' && wachtwoord !== '' && !waiting) submit(credentials);
  };

  return (
    <form className={css['formulier']} method="post" noValidate onSubmit={onSubmit}>
      <Field
        label={t('login.gebruikersnaam')}
        name="gebruikersnaam"
        type="text"
        autoComplete="username"
        fout={foutOf('gebruikersnaam')}
        onInput={() => setMissing({})}
      />
      <PasswordField fout={foutOf('wachtwoord')} onInput={() => setMissing({})} />
      {error && <Problem error={error} wait={wait} />}
      <button type="submit" className={css['knop']} disabled={!hydrated} data-wacht={waiting}>
        {isPending ? t('login.bezig') : t('login.knop')}
      </button>
    </form>
  );
}
