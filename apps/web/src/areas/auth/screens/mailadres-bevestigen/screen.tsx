import { uitnodigingTeksten } from '@spelrijk/teksten/uitnodiging';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BackToLogin, Card } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import { Problem } from '../../parts/problem.tsx';

export const meta = () => pageTitle(uitnodigingTeksten, 'mailadres.titel');

/** Somebody clicks: a program that opens every link of a mail confirms nothing. */
export default function MailadresBevestigenScreen() {
  const { t } = useTexts(uitnodigingTeksten);
  const token = useLocation().hash.slice(1);
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => call('confirmMailadres', { body: { token } }) });
  if (data)
    return (
      <Card title={t('mailadres.titel')} text={t(data.status === 'gewijzigd' ? 'mailadres.gewijzigd' : 'mailadres.wacht')}>
        <BackToLogin />
      </Card>
    );
  return (
    <Card title={t('mailadres.kop')} text={t('mailadres.uitleg')}>
      {error && <Problem error={error} />}
      <button type="button" className={css['knop']} data-wacht={isPending} onClick={() => mutate()}>
        {t('mailadres.knop')}
      </button>
    </Card>
  );
}
