import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { currentUser, useUser } from '../../../../../shared/session/session.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { readFields } from '../../../parts/form-values.ts';
import css from '../account.module.css';
import { useChange } from './use-beveiliging.ts';

interface PasswordPanelProps {
  readonly sinds: string | null;
  readonly gebruikersnaam: string;
  readonly metFactor: boolean;
}

interface Wijziging {
  readonly huidigWachtwoord: string;
  readonly nieuwWachtwoord: string;
}

function usePasswordChange() {
  return useChange((body: Wijziging) => call('updateCredentials', { params: { userId: currentUser()?._id ?? '' }, body }));
}

export function PasswordPanel({ sinds, gebruikersnaam, metFactor }: PasswordPanelProps) {
  const { t } = useTexts(beveiligingTeksten);
  const { long } = useDates();
  const thuis = useUser()?.role === 'thuisadmin';
  const [open, setOpen] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = usePasswordChange();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget, ['huidigWachtwoord', 'nieuwWachtwoord']);
    if (fields.huidigWachtwoord !== '' && fields.nieuwWachtwoord !== '' && !isPending) mutate(fields, { onSuccess: () => setOpen(false) });
  };
  return (
    <section className={css['paneel']}>
      <h2>{t('wachtwoord.titel')}</h2>
      {sinds !== null && <p className={css['zacht']}>{t('wachtwoord.sinds', { datum: long(sinds) })}</p>}
      {isSuccess && !open && <Alert severity="success">{t('wachtwoord.gelukt')}</Alert>}
      {open ? (
        <form className={css['formulier']} onSubmit={onSubmit} noValidate>
          <input type="text" name="username" autoComplete="username" value={gebruikersnaam} readOnly hidden />
          <TextField label={t('wachtwoord.huidig')} name="huidigWachtwoord" type="password" autoComplete="current-password" />
          <TextField
            label={t('wachtwoord.nieuw')}
            name="nieuwWachtwoord"
            type="password"
            autoComplete="new-password"
            helperText={t(metFactor ? 'wachtwoord.uitlegMetFactor' : thuis ? 'wachtwoord.uitlegThuis' : 'wachtwoord.uitleg')}
          />
          {error && <Alert severity="error">{error.message}</Alert>}
          <div className={css['knoppen']}>
            <Button type="submit">{t('wachtwoord.bewaar')}</Button>
            <Button variant="text" onClick={() => setOpen(false)}>
              {t('vraag.annuleer')}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button
            variant="outlined"
            onClick={() => {
              reset();
              setOpen(true);
            }}
          >
            {t('wachtwoord.wijzig')}
          </Button>
        </div>
      )}
    </section>
  );
}
