import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export type Plank = Output<Api['readLeesplank']>['planken'][number];

/** Every shelf of a child, also what lies above what it reads now. */
export const plankenQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leesplank', leerlingId],
    queryFn: async () => (await call('readLeesplank', { params: { leerlingId } })).planken,
  });

const MEESTE = 3;

/** Of what it can read by itself the shelves that lie highest: to read together, or to be heard. */
export const openPlanken = (planken: readonly Plank[]): readonly Plank[] =>
  planken.filter(({ stand }) => stand === 'open').slice(0, MEESTE);
