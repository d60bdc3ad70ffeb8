import { authTeksten } from '@spelrijk/teksten/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { href, Link, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { ApiFout } from '../../../../shared/api/fout.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BackToLogin, Card } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import { readFields } from '../../parts/form-values.ts';
import { PasswordField } from '../../parts/password-field.tsx';
import { Problem } from '../../parts/problem.tsx';

export const meta = () => pageTitle(authTeksten, 'herstellen.titel');

const isDeadLink = (error: Error | null): boolean =>
  error instanceof ApiFout && (error.code === 'wachtwoorden/link-ongeldig' || error.code === 'algemeen/ongeldig');

/** Opening the link changes nothing; only a new password uses it up. */
export default function WachtwoordHerstellenScreen() {
  const { t } = useTexts(authTeksten);
  const { userId = '', herstelToken = '' } = useParams();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (wachtwoord: string) => call('resetWachtwoord', { body: { userId, herstelToken, wachtwoord } }),
  });
  const [missing, setMissing] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { wachtwoord } = readFields(event.currentTarget, ['wachtwoord']);
    setMissing(wachtwoord === '');
    if (wachtwoord !== '' && !isPending) mutate(wachtwoord);
  };

  if (isSuccess)
    return (
      <Card title={t('herstellen.gedaan')} text={t('herstellen.gedaanUitleg')}>
        <Link className={css['weg']} to={href('/app/auth/login')} replace>
          {t('herstellen.naarInloggen')}
        </Link>
      </Card>
    );
  return (
    <Card title={t('herstellen.titel')} text={t('herstellen.uitleg')}>
      <form className={css['formulier']} noValidate onSubmit={onSubmit}>
        <PasswordField
          label={t('herstellen.nieuw')}
          isNew
          fout={missing ? t('login.verplicht') : undefined}
          onInput={() => setMissing(false)}
        />
        {error && <Problem error={error} />}
        {isDeadLink(error) ? (
          <Link className={css['weg']} to={href('/app/auth/wachtwoordaanvragen')}>
            {t('herstellen.nieuweLink')}
          </Link>
        ) : (
          <button type="submit" className={css['knop']} data-wacht={isPending}>
            {isPending ? t('herstellen.bezig') : t('herstellen.knop')}
          </button>
        )}
      </form>
      <BackToLogin />
    </Card>
  );
}
