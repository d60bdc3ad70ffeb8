import { uitnodigingTeksten } from '@spelrijk/teksten/uitnodiging';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link, useLocation } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { BackToLogin, Card } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import { AcceptForm } from './parts/accept-form.tsx';
import { termijnNu } from '../../../../shared/texts/termijnen.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const meta = () => pageTitle(uitnodigingTeksten, 'titel');

/** The token stands behind the `#`, which browsers send to nobody. Looking uses nothing up. */
export default function UitnodigingScreen() {
  const { t } = useTexts(uitnodigingTeksten);
  const token = useLocation().hash.slice(1);
  const [gebruikt, setGebruikt] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['auth', 'uitnodiging', token],
    queryFn: () => call('readUitnodiging', { body: { token } }),
    retry: false,
    // Used up: asking once more would only be told so.
    enabled: !gebruikt,
  });
  if (error)
    return (
      <Card title={t('weg')} text={t('weggeweest', { termijn: termijnNu('uitnodiging') })}>
        <Link className={css['weg']} reloadDocument to={href('/site/contact')}>
          {t('naarContact')}
        </Link>
        <BackToLogin />
      </Card>
    );
  if (!data) return <Card title={t('kop')} text={t('laden')} />;
  const text = data.admin.intern ? t('uitlegKantoor') : t('uitleg', { admin: data.admin.naam });
  return (
    <Card title={t('kop')} text={`${text} ${t('adres', { adres: data.email })}`}>
      <AcceptForm token={token} uitnodiging={data} onUsed={() => setGebruikt(true)} />
    </Card>
  );
}
