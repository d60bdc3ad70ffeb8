import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { beurtenSent } from '../../queue/reading.ts';

export type Planktekst = Output<Api['readPlanktekst']>;

export const tekstQuery = (leerlingId: string, tekstId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'leesplank', tekstId],
    queryFn: async () => {
      await beurtenSent();
      return call('readPlanktekst', { params: { leerlingId, tekstId } });
    },
    // Where the child was is of this moment; while it reads, nothing comes between.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
