import { adminTeksten } from '@spelrijk/teksten/admin';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { href, Navigate } from 'react-router';
import { Empty } from '../../../../shared/list/empty.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { isBackOffice } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { hasGroepen } from '../../zonder-groepen.ts';
import { usePathParams } from '../../params.ts';
import { LeerlingenTable } from '../../parts/leerlingen-table.tsx';
import css from '../../parts/parts.module.css';
import { groepLiveQuery } from '../../volgen.ts';
import { Unready } from '../../parts/unready.tsx';
import { AttentionPanel } from './parts/attention-panel.tsx';
import { Desk } from './parts/desk.tsx';
import { GeradenNotice } from './parts/geraden-notice.tsx';
import { GroepActions } from './parts/groep-actions.tsx';
import { GroepNav } from './parts/groep-nav.tsx';

export const meta = () => pageTitle(adminTeksten, 'groep.titel');
export const handle: Crumbs = { crumbs: [groepCrumb] };

function Groep() {
  const { t } = useTexts(adminTeksten);
  const { adminId, groepId } = usePathParams();
  const role = useUser()?.role;
  const atOffice = role !== undefined && isBackOffice(role);
  const { data, error, refetch } = useQuery(groepLiveQuery(adminId, groepId));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const { groep, leerlingen, geraden } = data;
  const counts = [
    t('groep.leerlingen', { count: groep.leerlingen }),
    t('groep.vandaag', { count: groep.geoefendVandaag }),
    t('groep.week', { count: groep.geoefendWeek }),
  ];
  const tabel = (
    <>
      <LeerlingenTable groepId={groepId} leerlingen={leerlingen} />
      <p className={css['uitleg']}>{t('groep.weekUitleg')}</p>
    </>
  );
  return (
    <>
      <header className={css['kop']}>
        <div>
          <h1>{groep.naam}</h1>
          <p className={css['onder']}>{counts.join(' · ')}</p>
        </div>
        <GroepActions groep={groep} />
      </header>
      <GroepNav naam={groep.naam} />
      {leerlingen.length === 0 ? (
        <Empty title={t('groep.leeg')} text={t(atOffice ? 'groep.leegKantoor' : 'groep.leegUitleg')} />
      ) : (
        <Fragment key={groepId}>
          {!atOffice && geraden.length > 0 && <GeradenNotice namen={geraden} />}
          <AttentionPanel groepId={groepId} leerlingen={leerlingen} mayBegin={!atOffice} />
          {atOffice ? tabel : <Desk leerlingen={leerlingen}>{tabel}</Desk>}
        </Fragment>
      )}
    </>
  );
}

/** A practice knows clients, a home its children, and neither a groep; what links here brings them to those. */
export default function GroepScreen() {
  const { adminId } = usePathParams();
  return hasGroepen(useUser()?.role) ? <Groep /> : <Navigate replace to={href('/admins/:adminId/groepen', { adminId })} />;
}
