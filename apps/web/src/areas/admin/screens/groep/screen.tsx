import { adminTeksten } from '@spelrijk/teksten/admin';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { href } from 'react-router';
import { Empty } from '../../../../shared/account/empty.tsx';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { isBackOffice } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { GroepKruimel } from '../../kruimels.tsx';
import { usePathParams } from '../../params.ts';
import css from '../../parts/parts.module.css';
import { Waiting } from '../../parts/waiting.tsx';
import { groepLiveQuery } from '../../volgen.ts';
import { AttentionPanel } from './parts/attention-panel.tsx';
import { GroepActions } from './parts/groep-actions.tsx';
import { SearchableLeerlingen } from './parts/searchable-leerlingen.tsx';

export const meta = () => pageTitle(adminTeksten, 'groep.titel');
export const handle: Crumbs = { kruimels: [GroepKruimel] };

export default function GroepScreen() {
  const { t } = useTexts(adminTeksten, kaderTeksten);
  const { adminId, groepId } = usePathParams();
  const role = useUser()?.role;
  const atOffice = role !== undefined && isBackOffice(role);
  const { data, error, refetch } = useQuery(groepLiveQuery(adminId, groepId));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  const { groep, leerlingen } = data;
  const counts = [
    t('admin:groep.leerlingen', { count: groep.leerlingen }),
    t('admin:groep.vandaag', { count: groep.geoefendVandaag }),
    t('admin:groep.week', { count: groep.geoefendWeek }),
  ];
  return (
    <>
      <header className={css['kop']}>
        <div>
          <h1>{groep.naam}</h1>
          <p className={css['onder']}>{counts.join(' · ')}</p>
        </div>
        <GroepActions groep={groep} />
      </header>
      {leerlingen.length === 0 ? (
        <Empty title={t('admin:groep.leeg')} text={t(atOffice ? 'admin:groep.leegKantoor' : 'admin:groep.leegUitleg')} />
      ) : (
        <Fragment key={groepId}>
          <AttentionPanel groepId={groepId} leerlingen={leerlingen} />
          <SearchableLeerlingen groepId={groepId} leerlingen={leerlingen} />
        </Fragment>
      )}
    </>
  );
}
