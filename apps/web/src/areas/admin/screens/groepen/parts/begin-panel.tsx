import { adminTeksten } from '@spelrijk/teksten/admin';
import { docentenTeksten } from '@spelrijk/teksten/docenten';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { gebruikerNaam } from '../../../../../shared/gebruikers/columns.tsx';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import { docentenQuery } from '../../../docenten/queries.ts';
import css from '../../../parts/parts.module.css';

/** A docent without a groep cannot go on by herself: who can give her one is named. */
function Wacht({ adminId }: { readonly adminId: string }) {
  const { t } = useTexts(adminTeksten, docentenTeksten);
  const docenten = useQuery(docentenQuery(adminId)).data?.docenten ?? [];
  const namen = docenten.filter(({ rol }) => rol === 'schooladmin').map(gebruikerNaam);
  const vraag = namen.length > 0 ? ` ${t('docenten:vraag', { namen: namen.join(', ') })}` : '';
  return <Empty title={t('admin:groepen.leeg')} text={`${t('admin:begin.wacht')}${vraag}`} />;
}

/** Nothing here yet: what has to be done first, by whom it can be done. A schooladmin has ticks instead (`school-begin.tsx`). */
export function BeginPanel() {
  const { t } = useTexts(adminTeksten);
  const { adminId } = usePathParams();
  const role = useUser()?.role;
  if (role === 'docent') return <Wacht adminId={adminId} />;
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
