import { uitnodigingTeksten } from '@spelrijk/teksten/uitnodiging';
import { bedragTekst } from '@spelrijk/teksten/instelwaarde';
import { useQuery } from '@tanstack/react-query';
import { href, Link, useLocation } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { ApiFout } from '../../../../shared/api/fout.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { termijnNu } from '../../../../shared/texts/termijnen.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BackToLogin, Card } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import { Problem } from '../../parts/problem.tsx';
import { OpenForm } from './parts/open-form.tsx';

export const meta = () => pageTitle(uitnodigingTeksten, 'thuis.titel');

/** The link that a parent asked for herself. The token stands behind the `#`, which browsers send to nobody; looking uses nothing up. */
export default function ThuisBeginnenScreen() {
  const { t } = useTexts(uitnodigingTeksten);
  const { long } = useDates();
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['auth', 'thuisstart', token],
    queryFn: () => call('readThuisstart', { body: { token } }),
    retry: false,
  });
  if (error instanceof ApiFout && (error.status === 404 || error.status === 400))
    return (
      <Card title={t('weg')} text={t('thuis.weggeweest', { termijn: termijnNu('uitnodiging') })}>
        <Link className={css['weg']} reloadDocument to={href('/site/aanvraagformulier')}>
          {t('thuis.nieuw')}
        </Link>
        <BackToLogin />
      </Card>
    );
  if (error)
    return (
      <Card title={t('thuis.kop')}>
        <Problem error={error} />
        <button type="button" className={css['knop']} onClick={() => void refetch()}>
          {t('thuis.opnieuw')}
        </button>
      </Card>
    );
  if (!data) return <Card title={t('thuis.kop')} text={t('laden')} />;
  const { naam, proefTot, cent } = data;
  return (
    <Card title={t('thuis.kop')} text={t('thuis.uitleg', { naam, dag: long(proefTot), bedrag: bedragTekst(cent) })}>
      <OpenForm token={token} gebruikersnaam={data.gebruikersnaam} />
    </Card>
  );
}
