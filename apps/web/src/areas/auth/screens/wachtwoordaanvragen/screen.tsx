import { authTeksten } from '@spelrijk/teksten/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BackToLogin, Card } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import { Field } from '../../parts/field.tsx';
import { readFields } from '../../parts/form-values.ts';
import { Problem } from '../../parts/problem.tsx';

export const meta = () => pageTitle(authTeksten, 'aanvragen.titel');

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The same sentence for every address: who has an account here is nobody's business. */
export default function WachtwoordAanvragenScreen() {
  const { t } = useTexts(authTeksten);
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (email: string) => call('requestHerstel', { body: { email } }),
  });
  const [wrong, setWrong] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = readFields(event.currentTarget, ['email']).email.trim();
    const fits = LOOKS_LIKE_EMAIL.test(email);
    setWrong(!fits);
    if (fits && !isPending) mutate(email);
  };

  if (isSuccess)
    return (
      <Card title={t('aanvragen.gedaan')}>
        <output className={css['uitleg']}>{t('aanvragen.gedaanUitleg', { email: variables })}</output>
        <BackToLogin />
      </Card>
    );
  return (
    <Card title={t('aanvragen.titel')} text={t('aanvragen.uitleg')}>
      <form className={css['formulier']} noValidate onSubmit={onSubmit}>
        <Field
          label={t('aanvragen.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          fout={wrong ? t('aanvragen.emailFout') : undefined}
          onInput={() => setWrong(false)}
        />
        {error && <Problem error={error} />}
        <button type="submit" className={css['knop']} data-wacht={isPending}>
          {isPending ? t('aanvragen.bezig') : t('aanvragen.knop')}
        </button>
      </form>
      <p className={css['kwijt']}>{t('aanvragen.kind')}</p>
      <BackToLogin />
    </Card>
  );
}
