import { useQuery } from '@tanstack/react-query';
import { Clienten } from '../../../clienten/clienten.tsx';
import { usePathParams } from '../../../params.ts';
import { groepenQuery } from '../../../queries.ts';
import { LicentieNotice } from './licentie-notice.tsx';

/** A practice has clients; the groep they hang on is ours. */
export function Praktijk() {
  const { adminId } = usePathParams();
  const { data } = useQuery(groepenQuery(adminId));
  return (
    <>
      {data && <LicentieNotice oefenen={data.oefenen} beheerder />}
      <Clienten />
    </>
  );
}
