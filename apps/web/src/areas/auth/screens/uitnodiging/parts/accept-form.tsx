import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { uitnodigingTeksten } from '@spelrijk/teksten/uitnodiging';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { login } from '../../../../../shared/session/login.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/card.module.css';
import { Field } from '../../../parts/field.tsx';
import { readFields } from '../../../parts/form-values.ts';
import { PasswordField } from '../../../parts/password-field.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { useEnter } from '../../../parts/use-enter.ts';

const VELDEN = ['roepnaam', 'achternaam', 'gebruikersnaam', 'wachtwoord'] as const;
type Veld = (typeof VELDEN)[number];
const VERPLICHT: readonly Veld[] = ['roepnaam', 'gebruikersnaam', 'wachtwoord'];

interface AcceptFormProps {
  readonly token: string;
  readonly uitnodiging: Output<Api['readUitnodiging']>;
  /** The invitation is no more. */
  readonly onUsed: () => void;
}

/** Makes the account and logs in with it, the normal way. */
function useAccept(token: string, onUsed: () => void) {
  const enter = useEnter();
  return useMutation({
    mutationFn: async (waarden: Readonly<Record<Veld, string>>) => {
      await call('acceptUitnodiging', { body: { token, ...waarden } });
      onUsed();
      const { gebruikersnaam, wachtwoord } = waarden;
      return login({ gebruikersnaam, wachtwoord });
    },
    onSuccess: enter,
  });
}

export function AcceptForm({ token, uitnodiging, onUsed }: AcceptFormProps) {
  const { t } = useTexts(uitnodigingTeksten);
  const { mutate, isPending, error } = useAccept(token, onUsed);
  const [missing, setMissing] = useState<readonly Veld[]>([]);
  const foutOf = (veld: Veld) => (missing.includes(veld) ? t('verplicht') : undefined);
  const onInput = () => setMissing([]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const waarden = readFields(event.currentTarget, VELDEN);
    const empty = VERPLICHT.filter((veld) => waarden[veld].trim() === '');
    setMissing(empty);
    if (empty.length === 0 && !isPending) mutate(waarden);
  };

  return (
    <form className={css['formulier']} noValidate onSubmit={onSubmit}>
      <Field
        label={t('roepnaam')}
        name="roepnaam"
        autoComplete="given-name"
        defaultValue={uitnodiging.roepnaam}
        fout={foutOf('roepnaam')}
        onInput={onInput}
      />
      <Field
        label={t('achternaam')}
        name="achternaam"
        autoComplete="family-name"
        defaultValue={uitnodiging.achternaam}
        fout={undefined}
        onInput={onInput}
      />
      <Field
        label={t('gebruikersnaam')}
        name="gebruikersnaam"
        autoComplete="username"
        defaultValue={uitnodiging.gebruikersnaam}
        fout={foutOf('gebruikersnaam')}
        onInput={onInput}
      />
      <PasswordField label={t('wachtwoord')} isNew fout={foutOf('wachtwoord')} onInput={onInput} />
      <p className={css['hulp']}>{t(uitnodiging.rol === 'thuisadmin' ? 'wachtwoordThuis' : 'wachtwoordUitleg')}</p>
      {error && <Problem error={error} />}
      <button type="submit" className={css['knop']} data-wacht={isPending}>
        {isPending ? t('bezig') : t('knop')}
      </button>
    </form>
  );
}
