import { afmeldenTeksten } from '@spelrijk/teksten/afmelden';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BackToLogin, Card } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import { Problem } from '../../parts/problem.tsx';

export const meta = () => pageTitle(afmeldenTeksten, 'titel');

/** Somebody clicks: a program that opens every link of a mail ends nothing. */
export default function BerichtenAfmeldenScreen() {
  const { t } = useTexts(afmeldenTeksten);
  const token = useLocation().hash.slice(1);
  const { mutate, isSuccess, error, isPending } = useMutation({ mutationFn: () => call('endBerichtmail', { body: { token } }) });
  if (isSuccess)
    return (
      <Card title={t('titel')} text={t('gedaan')}>
        <BackToLogin />
      </Card>
    );
  return (
    <Card title={t('kop')} text={t('uitleg')}>
      {error && <Problem error={error} />}
      <button type="button" className={css['knop']} data-wacht={isPending} onClick={() => mutate()}>
        {t('knop')}
      </button>
    </Card>
  );
}
