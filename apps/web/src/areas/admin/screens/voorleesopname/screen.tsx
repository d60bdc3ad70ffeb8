import { voorleesopnameTeksten } from '@spelrijk/teksten/voorleesopname';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { opnamenPath } from '../../voorleesopnamen.ts';
import { Beluisteren } from './beluisteren.tsx';

export const meta = () => pageTitle(voorleesopnameTeksten, 'titel');
export const handle: Crumbs = {
  crumbs: [
    groepCrumb,
    crumb(voorleesopnameTeksten, 'titel', ({ adminId = '', groepId = '' }) => opnamenPath({ adminId, groepId })),
    crumb(voorleesopnameTeksten, 'luister'),
  ],
};

const opnameQuery = ({ adminId, groepId }: { readonly adminId: string; readonly groepId: string }, opnameId: string) =>
  queryOptions({
    queryKey: ['voorleesopname', adminId, opnameId],
    queryFn: () => call('readVoorleesopname', { params: { adminId, groepId, opnameId } }),
    gcTime: 0,
    // What is being marked does not change under the hands of who marks it.
    staleTime: Infinity,
  });

/** One recording, its text, and who listens. */
function Opname({ opnameId }: { readonly opnameId: string }) {
  const { t } = useTexts(voorleesopnameTeksten);
  const plek = usePathParams();
  const [keer, setKeer] = useState(0);
  const { data, error, refetch } = useQuery(opnameQuery(plek, opnameId));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const naam = `${data.roepnaam} ${data.achternaam}`;
  return (
    <>
      <ScreenHead title={t('beluister.titel', { naam })} text={data.voorbeeld ? t('voorbeeld') : undefined} />
      <Beluisteren key={keer} plek={plek} opname={data} onAgain={() => setKeer(keer + 1)} />
    </>
  );
}

export default function VoorleesopnameScreen() {
  const { opnameId = '' } = useParams();
  return <Opname key={opnameId} opnameId={opnameId} />;
}
