import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../../shared/page/use-hydrated.ts';
import { storageWorks } from '../../../../shared/session/storage.ts';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { Card } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import '../../texts.ts';
import { CodeForm } from './parts/code-form.tsx';
import { LoginForm } from './parts/login-form.tsx';
import { OtherWays } from './parts/other-ways.tsx';
import { useLogin } from './use-login.ts';

export const meta = () => pageTitle(i18next.t('auth:login.titel'));

function StorageNotice() {
  const { t } = useTranslation('auth');
  if (!useHydrated() || storageWorks) return null;
  return (
    <output className={css['melding']} data-soort="let-op">
      {t('fout.geenOpslag')}
    </output>
  );
}

/** A login card carries the user name behind a `#`, where no server sees it. */
function useNameOnCard(): string {
  const { hash } = useLocation();
  return useHydrated() ? (new URLSearchParams(hash.slice(1)).get('naam') ?? '').slice(0, 200) : '';
}

export default function LoginScreen() {
  const { t } = useTranslation('auth');
  const login = useLogin();
  const naam = useNameOnCard();
  return (
    <Card title={t('login.kop')} text={login.codeFor ? undefined : t('login.uitleg')}>
      <StorageNotice />
      {login.codeFor ? <CodeForm login={login} /> : <LoginForm login={login} naam={naam} />}
      {!login.codeFor && <OtherWays />}
    </Card>
  );
}
