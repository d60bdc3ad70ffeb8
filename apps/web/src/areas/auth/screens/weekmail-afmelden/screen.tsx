import { afmeldenTeksten } from '@spelrijk/teksten/afmelden';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BackToLogin, Card } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import { Problem } from '../../parts/problem.tsx';

export const meta = () => pageTitle(afmeldenTeksten, 'week.titel');

/** One click in the mail is enough: the page itself asks the server. A program that only fetches the address ends nothing. Taken back here. */
export default function WeekmailAfmeldenScreen() {
  const { t } = useTexts(afmeldenTeksten);
  const token = useLocation().hash.slice(1);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (aan: boolean) => {
      await (aan ? call('resumeWeekmail', { body: { token } }) : call('endWeekmail', { params: { token } }));
      return aan ? 'aan' : 'uit';
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(false);
  }, [mutate]);
  if (data === 'aan') return <Done title={t('week.aan')} text={t('week.aanUitleg')} />;
  return (
    <Card title={data === 'uit' ? t('week.uit') : t('week.titel')} text={data === 'uit' ? t('week.uitUitleg') : undefined}>
      {error && <Problem error={error} />}
      {isPending && data === undefined ? (
        <p>{t('week.bezig')}</p>
      ) : (
        <button type="button" className={css['knop']} data-wacht={isPending} onClick={() => mutate(data === 'uit')}>
          {t(data === 'uit' ? 'week.terug' : 'week.opnieuw')}
        </button>
      )}
      <BackToLogin />
    </Card>
  );
}

function Done({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card title={title} text={text}>
      <BackToLogin />
    </Card>
  );
}
