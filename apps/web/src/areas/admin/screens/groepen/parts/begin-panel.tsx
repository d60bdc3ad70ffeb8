import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useUser } from '../../../../../shared/session/session.ts';
import { usePathParams } from '../../../params.ts';
import { Empty } from '../../../parts/empty.tsx';
import css from '../../../parts/parts.module.css';

/** Nothing here yet: what has to be done first, by whom it can be done. */
export function BeginPanel() {
  const { t } = useTranslation('admin');
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
        {role === 'schooladmin' && (
          <li>
            {t('begin.docenten')}{' '}
            <Link className={css['link'] ?? ''} to={href('/admins/:adminId/docenten', { adminId })}>
              {t('begin.naarDocenten')}
            </Link>
          </li>
        )}
      </ol>
    </section>
  );
}
