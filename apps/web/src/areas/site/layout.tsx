import { useTranslation } from 'react-i18next';
import { href, Link, Outlet } from 'react-router';
import { Brand } from '../../shared/brand/brand.tsx';
import css from './site.module.css';
import './texts.ts';

/** Bar and foot around the public pages. */
export default function SiteLayout() {
  const { t } = useTranslation(['site', 'algemeen']);
  return (
    <div className={css['pagina']}>
      <a className="sla-over" href="#inhoud">
        {t('algemeen:naarInhoud')}
      </a>
      <header className={css['balk']}>
        <Link className={css['thuis']} to={href('/site/home')}>
          <Brand />
        </Link>
        <Link className={css['knop']} to={href('/app/auth/login')}>
          {t('site:frame.inloggen')}
        </Link>
      </header>
      <main id="inhoud">
        <Outlet />
      </main>
      <footer className={css['voet']}>
        <p>{t('site:frame.voet')}</p>
        <p>{t('site:frame.plaatjes')}</p>
      </footer>
    </div>
  );
}
