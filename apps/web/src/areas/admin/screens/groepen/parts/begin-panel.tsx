import { adminTeksten } from '@spelrijk/teksten/admin';
import { href, Link } from 'react-router';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import css from '../../../parts/parts.module.css';

/** Nothing here yet: what has to be done first, by whom it can be done. A schooladmin has ticks instead (`school-begin.tsx`). */
export function BeginPanel() {
  const { t } = useTexts(adminTeksten);
  const { adminId } = usePathParams();
  const role = useUser()?.role;
  if (role === 'docent') return <Empty title={t('groepen.leeg')} text={t('begin.wacht')} />;
  return (
    <section className={css['paneel']}>
      <h2>{t('begin.titel')}</h2>
      <p>{t('begin.uitleg')}</p>
      <ol className={css['stappen']}>
        <li>{t('begin.groepen')}</li>
        <li>
          {t('begin.gegevens')}{' '}
          <Link className={css['link'] ?? ''} to={href('/admins/:adminId/accountgegevens', { adminId })}>
            {t('begin.naarGegevens')}
          </Link>
        </li>
      </ol>
    </section>
  );
}
