import { authTeksten } from '@spelrijk/teksten/auth';
import { type FormEvent, useState } from 'react';
import { useHydrated } from '../../../../../shared/page/use-hydrated.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/card.module.css';
import { Field } from '../../../parts/field.tsx';
import { readFields } from '../../../parts/form-values.ts';
import { PasswordField } from '../../../parts/password-field.tsx';
import { Problem } from '../../../parts/problem.tsx';
import type { useLogin } from '../use-login.ts';

type Login = ReturnType<typeof useLogin>;
type Name = 'gebruikersnaam' | 'wachtwoord';

/** The form is in the page before its script is: until then the button stays off, so that nothing is sent the old way. */
export function LoginForm({ login, naam }: { readonly login: Login; readonly naam: string }) {
  const { t } = useTexts(authTeksten);
  const { submit, isPending, error, wait, vanzelf } = login;
  const [missing, setMissing] = useState<Partial<Record<Name, true>>>({});
  const hydrated = useHydrated();
  const waiting = isPending || (wait ?? 0) > 0;
  const foutOf = (name: Name) => (missing[name] ? t('login.verplicht') : undefined);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget, ['gebruikersnaam', 'wachtwoord']);
    const gebruikersnaam = fields.gebruikersnaam.trim();
    const { wachtwoord } = fields;
    setMissing({ ...(gebruikersnaam === '' && { gebruikersnaam: true }), ...(wachtwoord === '' && { wachtwoord: true }) });
    if (gebruikersnaam !== '' && wachtwoord !== '' && !waiting) submit({ gebruikersnaam, wachtwoord });
  };

  return (
    <form className={css['formulier']} method="post" noValidate onSubmit={onSubmit}>
      <Field
        key={naam}
        label={t('login.gebruikersnaam')}
        name="gebruikersnaam"
        type="text"
        autoComplete="username"
        defaultValue={naam}
        fout={foutOf('gebruikersnaam')}
        onInput={() => setMissing({})}
      />
      <PasswordField fout={foutOf('wachtwoord')} onInput={() => setMissing({})} />
      {error && <Problem error={error} wait={wait} vanzelf={vanzelf} />}
      <button type="submit" className={css['knop']} disabled={!hydrated} data-wacht={waiting}>
        {isPending ? t('login.bezig') : t('login.knop')}
      </button>
    </form>
  );
}
