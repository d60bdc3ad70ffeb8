/** Recordings of children that read aloud: what two screens ask. */
import type { Wachtend } from '@spelrijk/contract/voorleesopnamen';
import { queryOptions } from '@tanstack/react-query';
import { href } from 'react-router';
import { call } from '../../shared/api/call.ts';

interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

/** Under the groep: what is marked of a recording changes leesmomenten too. */
export const opnamenQuery = ({ adminId, groepId }: GroepPlek) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'voorleesopnamen'],
    queryFn: () => call('listVoorleesopnamen', { params: { adminId, groepId } }),
  });

export const opnamenPath = ({ adminId, groepId }: GroepPlek): string =>
  href('/admins/:adminId/groepen/:groepId/voorleesopnamen', { adminId, groepId });
export const opnamePath = (plek: GroepPlek, opnameId: string): string => `${opnamenPath(plek)}/${opnameId}`;

/** After this one: the next that nobody listened to, or that asks a second listener, from the top again at the end. */
export function volgendeOpname(opnamen: readonly Wachtend[], opnameId: string): Wachtend | undefined {
  const plek = opnamen.findIndex(({ id }) => id === opnameId);
  return [...opnamen.slice(plek + 1), ...opnamen.slice(0, Math.max(plek, 0))].find(
    ({ id, gehoord, tweede }) => (!gehoord || tweede) && id !== opnameId,
  );
}
