import { authTeksten } from '@spelrijk/teksten/auth';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../../shared/page/use-hydrated.ts';
import { storageWorks } from '../../../../shared/session/storage.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Land } from '../../layout.tsx';
import { Card, RedenNotice } from '../../parts/card.tsx';
import css from '../../parts/card.module.css';
import { CodeForm } from './parts/code-form.tsx';
import { LoginForm } from './parts/login-form.tsx';
import { OtherWays } from './parts/other-ways.tsx';
import { useLogin } from './use-login.ts';

export const meta = () => pageTitle(authTeksten, 'login.titel');

function StorageNotice() {
  const { t } = useTexts(authTeksten);
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
  const { t } = useTexts(authTeksten);
  const login = useLogin();
  const naam = useNameOnCard();
  return (
    <Land>
      <Card title={t('login.kop')} text={login.codeFor ? undefined : t('login.uitleg')}>
        <StorageNotice />
        {!login.codeFor && <RedenNotice />}
        {login.codeFor ? <CodeForm login={login} /> : <LoginForm login={login} naam={naam} />}
        {!login.codeFor && <OtherWays />}
      </Card>
    </Land>
  );
}
