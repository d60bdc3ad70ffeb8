import { mdiAccountCircleOutline, mdiLogout } from '@mdi/js';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href, NavLink, useLocation } from 'react-router';
import { Brand } from '../brand/brand.tsx';
import { theme } from '../mui/theme.ts';
import { logout } from '../session/leave.ts';
import { useMij } from '../session/use-mij.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import css from './frame.module.css';
import './texts.ts';

export interface MenuItem {
  readonly label: string;
  readonly to: string;
  /** Path of an mdi icon. */
  readonly icon: string;
  /** Loaded anew: a page that may do more than the others (the microphone). */
  readonly reload?: boolean;
}

function Menu({ items }: { readonly items: readonly MenuItem[] }) {
  const { t } = useTranslation('kader');
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a small screen the menu scrolls: where you are must be in sight.
  useEffect(() => {
    // Newer browsers return a promise here, and what an effect returns is called when it ends.
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is what it scrolls for
  }, [pathname]);
  return (
    <nav ref={nav} className={css['menu']} aria-label={t('frame.navigatie')}>
      {items.map(({ label, to, icon, reload = false }) => (
        <NavLink key={to} to={to} reloadDocument={reload} className={css['menupunt'] ?? ''}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function WhoAmI() {
  const { t } = useTranslation(['kader', 'algemeen']);
  const { data } = useMij();
  return (
    <div className={css['mij']}>
      {data && (
        <NavLink
          className={css['naam'] ?? ''}
          to={href('/app/account')}
          title={t('kader:frame.ingelogd', { naam: data.roepnaam, rol: t(`kader:rol.${data.role}`) })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={mdiAccountCircleOutline} />
          </svg>
          <span className={css['namen']}>
            <strong>{data.roepnaam}</strong>
            <span>{data.admin.naam}</span>
          </span>
          <span className="verborgen">{t('kader:frame.account')}</span>
        </NavLink>
      )}
      <button type="button" className={css['uit']} onClick={logout}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mdiLogout} />
        </svg>
        <span>{t('algemeen:uitloggen')}</span>
      </button>
    </div>
  );
}

/** Bar, menu and breadcrumbs around every screen of staff. */
export function Frame({ menu, children }: { readonly menu: readonly MenuItem[]; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <a className="sla-over" href="#inhoud">
        {t('naarInhoud')}
      </a>
      <header className={`${css['balk']} niet-printen`}>
        <Brand />
        <Menu items={menu} />
        <WhoAmI />
      </header>
      <main id="inhoud" className={css['inhoud']} tabIndex={-1}>
        <Breadcrumbs />
        {children}
      </main>
    </ThemeProvider>
  );
}
