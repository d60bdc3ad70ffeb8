import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { Link, useLocation } from 'react-router';
import { doorAt } from '../session/doors.ts';
import { isBackOffice, isStaff, landingPath } from '../session/routes.ts';
import { useUser } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Lost } from './lost.tsx';
import { NotFound } from './not-found.tsx';
import css from './page.module.css';

/** A screen of other roles: who it is for, who one is oneself, and the way on. The login goes on as it was. */
export function NotForYou() {
  const { t, i18n } = useTexts(algemeenTeksten, kaderTeksten);
  const { pathname } = useLocation();
  const user = useUser();
  const door = doorAt(pathname);
  if (!user || !door) return <NotFound />;
  // A school need not know which of our colleagues may do what.
  const andere = door.wie.filter((rol) => isBackOffice(user.role) || !isBackOffice(rol)).map((rol) => t(`kader:rol.${rol}`));
  const wie = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(andere);
  const rol = t(`kader:rol.${user.role}`);
  const uitleg = andere.length > 0 ? t('nietVoorJou.uitleg', { rol, wie }) : t('nietVoorJou.kantoor', { rol });
  return (
    <main className={css['page']}>
      <Lost className={css['figure']} />
      <h1>{t('nietVoorJou.titel')}</h1>
      <p className={css['text']}>{isStaff(user.role) ? uitleg : t('nietVoorJou.kind')}</p>
      <Link className={css['knop']} to={landingPath(user)}>
        {t(isStaff(user.role) ? 'naarBegin' : 'nietVoorJou.naarKaart')}
      </Link>
    </main>
  );
}
