import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import gluurders from '../../../../shared/art/gluurders.svg';
import { Brand } from '../../../../shared/brand/brand.tsx';
import { useHydrated } from '../../../../shared/page/use-hydrated.ts';
import { storageWorks } from '../../../../shared/session/storage.ts';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import '../../texts.ts';
import css from './login.module.css';
import { LoginForm } from './parts/login-form.tsx';

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

export default function LoginScreen() {
  const { t } = useTranslation('auth');
  return (
    <div className={css['kaartje']}>
      <img className={css['gluurders']} src={gluurders} alt="" width={360} height={132} />
      <div className={css['kaart']}>
        <Link className={css['merk']} to={href('/site/home')} title={t('login.naarHome')}>
          <Brand />
        </Link>
        <div>
          <h1 className={css['kop']}>{t('login.kop')}</h1>
          <p className={css['uitleg']}>{t('login.uitleg')}</p>
        </div>
        <StorageNotice />
        <LoginForm />
        <p className={css['kwijt']}>{t('login.kwijt')}</p>
      </div>
    </div>
  );
}
