import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { beurtenSent } from '../../queue/reading.ts';

export type Planktekst = Output<Api['readPlanktekst']>;
export type Leesstap = NonNullable<Output<Api['readPlankvragen']>['stap']>;
export type Plankvraag = Output<Api['readPlankvragen']>['vragen'][number];

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

/** How it went each time, with the turn that was just finished, and whether the text comes again. */
export const lezingenQuery = (leerlingId: string, tekstId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'leesplank', tekstId, 'lezingen'],
    queryFn: async () => {
      await beurtenSent();
      const { lezingen, herhaling } = await call('readPlanktekst', { params: { leerlingId, tekstId } });
      return { lezingen, herhaling };
    },
    gcTime: 0,
    staleTime: 0,
  });

/** Asked once a turn: what was answered in it does not change what it asks. */
export const vragenQuery = (leerlingId: string, tekstId: string, beurtId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'leesplank', tekstId, 'vragen', beurtId],
    queryFn: async () => {
      // An answer is kept with the turn it belongs to.
      await beurtenSent();
      return call('readPlankvragen', { params: { leerlingId, tekstId } });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
