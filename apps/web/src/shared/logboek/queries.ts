import type { LogSoort } from '@spelrijk/contract/logboek';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const logboekQuery = (adminId: string, soort: LogSoort | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admins', adminId, 'logboek', soort ?? ''],
    queryFn: ({ pageParam }) => call('readLogboek', { params: { adminId }, query: { voor: pageParam, soort } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ regels, meer }) => (meer ? regels.at(-1)?.id : undefined),
  });
