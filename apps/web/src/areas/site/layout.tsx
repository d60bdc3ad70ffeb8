import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { href, type MiddlewareFunction, Outlet, redirectDocument, useLocation } from 'react-router';
import { Brand } from '../../shared/brand/brand.tsx';
import { isHere } from '../../shared/page/is-here.ts';
import type { PageHandle } from '../../shared/page/still.ts';
import { landingPath } from '../../shared/session/routes.ts';
import { useUser } from '../../shared/session/session.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { GROEPEN, HOOFD, NAVGROEPEN, naamVan, padVan, VLAAMS } from './nav.ts';
import css from './site.module.css';
// oxlint-disable-next-line import/default -- the bundler makes a file of its own of it, and gives the address
import script from './still/page.ts?worker&url';

/** Of a still page; a page that answers has React. */
export const handle: PageHandle = { still: true, script };

/** From a screen of the app to a page of the site is a new page: most of these have no script of the app. */
export const clientMiddleware: MiddlewareFunction[] = [
  ({ request }) => {
    if (!isHere(request.url)) throw redirectDocument(request.url);
  },
];

/** All pages, in a fold that opens without a script. */
function Menu() {
  const { t } = useTexts(siteTeksten);
  return (
    <details className={css['menu']}>
      <summary>{t('frame.menu')}</summary>
      <nav aria-label={t('frame.alles')} className={css['lade']}>
        <Pages />
      </nav>
    </details>
  );
}

function Pages() {
  const { t, i18n } = useTexts(siteTeksten);
  const isVlaams = i18n.language === 'nl-BE';
  const hier = naamVan(useLocation().pathname);
  return NAVGROEPEN.map((groep) => (
    <div key={groep}>
      <p>{t(`nav.${groep}`)}</p>
      <ul>
        {GROEPEN[groep]
          .filter((naam) => isVlaams || !VLAAMS.has(naam))
          .map((naam) => (
            <li key={naam}>
              <a href={padVan(naam)} aria-current={naam === hier ? 'page' : undefined}>
                {t(`nav.${naam}`)}
              </a>
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
    <a className={css['knop']} data-verder={t('frame.verder')} href={user ? landingPath(user) : href('/app/auth/login')}>
      {t(user ? 'frame.verder' : 'frame.inloggen')}
    </a>
  );
}

function Bar() {
  const { t } = useTexts(siteTeksten);
  const hier = naamVan(useLocation().pathname);
  return (
    <header className={css['balk']}>
      <a className={css['thuis']} href={href('/site/home')}>
        <Brand />
      </a>
      <nav className={css['hoofd']} aria-label={t('frame.hoofdmenu')}>
        {HOOFD.map((naam) => (
          <a key={naam} href={padVan(naam)} aria-current={naam === hier ? 'page' : undefined}>
            {t(`nav.${naam}`)}
          </a>
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
          <a href={href('/site/home')}>{t('nav.home')}</a>
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
