import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useRef } from 'react';
import { href, Link, NavLink, Outlet, useLocation } from 'react-router';
import { Brand } from '../../shared/brand/brand.tsx';
import { landingPath } from '../../shared/session/routes.ts';
import { useUser } from '../../shared/session/session.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { GROEPEN, HOOFD, NAVGROEPEN, naamVan, padVan } from './nav.ts';
import css from './site.module.css';

/** All pages, in a fold that opens without a script; it closes when a page was chosen. */
function Menu() {
  const { t } = useTexts(siteTeksten);
  const fold = useRef<HTMLDetailsElement>(null);
  const close = (): void => fold.current?.removeAttribute('open');
  return (
    <details ref={fold} className={css['menu']}>
      <summary>{t('frame.menu')}</summary>
      <nav aria-label={t('frame.alles')} className={css['lade']}>
        <Pages onChosen={close} />
      </nav>
    </details>
  );
}

function Pages({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useTexts(siteTeksten);
  return NAVGROEPEN.map((groep) => (
    <div key={groep}>
      <p>{t(`nav.${groep}`)}</p>
      <ul>
        {GROEPEN[groep].map((naam) => (
          <li key={naam}>
            <NavLink to={padVan(naam)} onClick={onChosen}>
              {t(`nav.${naam}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Who is logged in goes back to where she works; everybody else logs in. */
function Entry() {
  const { t } = useTexts(siteTeksten);
  const user = useUser();
  return (
    <Link className={css['knop']} to={user ? landingPath(user) : href('/app/auth/login')}>
      {t(user ? 'frame.verder' : 'frame.inloggen')}
    </Link>
  );
}

function Bar() {
  const { t } = useTexts(siteTeksten);
  return (
    <header className={css['balk']}>
      <Link className={css['thuis']} to={href('/site/home')}>
        <Brand />
      </Link>
      <nav className={css['hoofd']} aria-label={t('frame.hoofdmenu')}>
        {HOOFD.map((naam) => (
          <NavLink key={naam} to={padVan(naam)}>
            {t(`nav.${naam}`)}
          </NavLink>
        ))}
      </nav>
      <Menu />
      <Entry />
    </header>
  );
}

/** Where a page stands; the home page is where it begins. */
function Kruimels() {
  const { t } = useTexts(siteTeksten);
  const naam = naamVan(useLocation().pathname);
  if (!naam) return null;
  return (
    <nav className={css['kruimels']} aria-label={t('frame.kruimels')}>
      <ol>
        <li>
          <Link to={href('/site/home')}>{t('nav.home')}</Link>
        </li>
        <li aria-current="page">{t(`nav.${naam}`)}</li>
      </ol>
    </nav>
  );
}

/** Bar and foot around the public pages. */
export default function SiteLayout() {
  const { t } = useTexts(siteTeksten, algemeenTeksten);
  return (
    <div className={css['pagina']}>
      <a className="sla-over" href="#inhoud">
        {t('algemeen:naarInhoud')}
      </a>
      <Bar />
      <main id="inhoud">
        <Kruimels />
        <Outlet />
      </main>
      <footer className={css['voet']}>
        <nav aria-label={t('site:frame.alles')} className={css['voetmenu']}>
          <Pages />
        </nav>
        <p>{t('site:frame.voet')}</p>
        <p>{t('site:frame.plaatjes')}</p>
      </footer>
    </div>
  );
}
