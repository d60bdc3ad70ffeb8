import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export const landkaartQuery = (leerlingId: string) =>
  queryOptions({ queryKey: ['leerling', leerlingId, 'landkaart'], queryFn: () => call('readLandkaart', { params: { leerlingId } }) });

/** Asking again gives the same taken, so this may be read like any other. */
export const dagQuery = (leerlingId: string) =>
  queryOptions({ queryKey: ['leerling', leerlingId, 'dag'], queryFn: () => call('planDag', { params: { leerlingId } }) });
