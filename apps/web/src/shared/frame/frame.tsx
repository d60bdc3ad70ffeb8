import { mdiAccountCircleOutline, mdiLogout } from '@mdi/js';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { type ReactNode, useRef } from 'react';
import { href, NavLink } from 'react-router';
import { Brand } from '../brand/brand.tsx';
import { theme } from '../mui/theme.ts';
import { logout } from '../session/leave.ts';
import { useMij } from '../session/use-mij.ts';
import { Breadcrumbs } from '../crumbs/breadcrumbs.tsx';
import css from './frame.module.css';
import { Menu, type MenuItem } from './menu.tsx';
import { useFocusKop } from '../page/use-focus-kop.ts';
import { useTexts } from '../texts/use-texts.ts';

function WhoAmI() {
  const { t } = useTexts(kaderTeksten, algemeenTeksten);
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
export function Frame({
  menu,
  search,
  children,
}: {
  readonly menu: readonly MenuItem[];
  readonly search?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTexts(algemeenTeksten);
  const main = useRef<HTMLElement>(null);
  useFocusKop(main);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <a className="sla-over" href="#inhoud">
        {t('naarInhoud')}
      </a>
      <header className={`${css['balk']} niet-printen`}>
        <Brand />
        <Menu items={menu} />
        {search}
        <WhoAmI />
      </header>
      <main ref={main} id="inhoud" className={css['inhoud']} tabIndex={-1}>
        <Breadcrumbs />
        {children}
      </main>
    </ThemeProvider>
  );
}
