import type { LogSoort } from '@spelrijk/contract/logboek';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What a customer and our office both look at; the keys follow the paths of the API. */
export const gegevensQuery = (adminId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'accountgegevens'],
    queryFn: () => call('readAccountgegevens', { params: { adminId } }),
  });

export const licentieQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'licentie'], queryFn: () => call('readLicentie', { params: { adminId } }) });

export const logboekQuery = (adminId: string, soort: LogSoort | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admins', adminId, 'logboek', soort ?? ''],
    queryFn: ({ pageParam }) => call('readLogboek', { params: { adminId }, query: { voor: pageParam, soort } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ regels, meer }) => (meer ? regels.at(-1)?.id : undefined),
  });
