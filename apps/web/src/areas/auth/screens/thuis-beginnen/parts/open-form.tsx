import { uitnodigingTeksten } from '@spelrijk/teksten/uitnodiging';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { ApiFout } from '../../../../../shared/api/fout.ts';
import { login } from '../../../../../shared/session/login.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/card.module.css';
import { Field } from '../../../parts/field.tsx';
import { readFields } from '../../../parts/form-values.ts';
import { PasswordField } from '../../../parts/password-field.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { useEnter } from '../../../parts/use-enter.ts';

const VELDEN = ['gebruikersnaam', 'wachtwoord'] as const;
type Veld = (typeof VELDEN)[number];
type Waarden = Readonly<Record<Veld, string>>;

/** The answer to a first try may have been lost on the way: then the account is there, with what was typed here. */
async function openAndLogin(token: string, waarden: Waarden) {
  const opened = await call('openThuisstart', { body: { token, ...waarden } }).catch((fout: unknown) => fout);
  if (!(opened instanceof ApiFout)) return login(waarden);
  if (opened.status !== 404) throw opened;
  return login(waarden).catch(() => {
    throw opened;
  });
}

/** Two fields, of which one is filled in; then the parent is in. */
export function OpenForm({ token, gebruikersnaam }: { readonly token: string; readonly gebruikersnaam: string }) {
  const { t } = useTexts(uitnodigingTeksten);
  const enter = useEnter();
  const { mutate, isPending, error } = useMutation({ mutationFn: (waarden: Waarden) => openAndLogin(token, waarden), onSuccess: enter });
  const [missing, setMissing] = useState<readonly Veld[]>([]);
  const foutOf = (veld: Veld) => (missing.includes(veld) ? t('verplicht') : undefined);
  const onInput = () => setMissing([]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const waarden = readFields(event.currentTarget, VELDEN);
    const empty = VELDEN.filter((veld) => waarden[veld].trim() === '');
    setMissing(empty);
    if (empty.length === 0 && !isPending) mutate(waarden);
  };
  return (
    <form className={css['formulier']} noValidate onSubmit={onSubmit}>
      <Field
        label={t('gebruikersnaam')}
        name="gebruikersnaam"
        autoComplete="username"
        defaultValue={gebruikersnaam}
        fout={foutOf('gebruikersnaam')}
        onInput={onInput}
      />
      <p className={css['hulp']}>{t('thuis.hint')}</p>
      <PasswordField label={t('wachtwoord')} isNew fout={foutOf('wachtwoord')} onInput={onInput} />
      <p className={css['hulp']}>{t('wachtwoordThuis')}</p>
      {error && <Problem error={error} />}
      <button type="submit" className={css['knop']} data-wacht={isPending}>
        {isPending ? t('bezig') : t('thuis.knop')}
      </button>
    </form>
  );
}
