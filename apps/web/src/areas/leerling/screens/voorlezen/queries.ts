import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export const eigenQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'voorleesopnamen'],
    queryFn: () => call('listEigenOpnamen', { params: { leerlingId } }),
    // Whether it may is asked anew every time: a parent may have changed her mind.
    gcTime: 0,
    staleTime: 0,
  });

export const opnametekstQuery = (leerlingId: string, tekstId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'opnametekst', tekstId],
    queryFn: () => call('readOpnametekst', { params: { leerlingId, tekstId } }),
    gcTime: 0,
    // Read once: it does not go away under the eyes of who reads it.
    staleTime: Infinity,
  });

export const boekenQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'opnameboeken'],
    queryFn: async () =>
      (await call('readLeesplank', { params: { leerlingId } })).planken.filter(({ stand }) => stand === 'open').slice(0, 3),
  });
