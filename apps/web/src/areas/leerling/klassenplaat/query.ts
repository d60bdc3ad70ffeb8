import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** The picture of the groep of this child; 404 where there is none. */
export const klassenplaatQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'klassenplaat'],
    queryFn: () => call('readKlassenplaat', { params: { leerlingId } }),
    retry: false,
  });
