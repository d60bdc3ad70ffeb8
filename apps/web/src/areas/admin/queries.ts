import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** What the screens of an admin load; the keys follow the paths of the API. */
export const groepenQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'groepen'], queryFn: () => call('listGroepen', { params: { adminId } }) });

/** What a new school has still to do. */
export const schoolbeginQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'begin'], queryFn: () => call('readSchoolbegin', { params: { adminId } }) });

export const groepQuery = (adminId: string, groepId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'groepen', groepId], queryFn: () => call('readGroep', { params: { adminId, groepId } }) });

export interface LeerlingParams {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
}

export const voortgangQuery = ({ adminId, groepId, leerlingId }: LeerlingParams) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'leerlingen', leerlingId, 'voortgang'],
    queryFn: () => call('readVoortgang', { params: { adminId, groepId, leerlingId } }),
  });
