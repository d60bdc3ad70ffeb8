import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

/** The picture of a groep; 404 where a groep builds none (a practice). */
export const groepsplaatQuery = ({ adminId, groepId }: Plek) =>
  queryOptions({
    queryKey: ['admin', adminId, 'groep', groepId, 'klassenplaat'],
    queryFn: () => call('readGroepsplaat', { params: { adminId, groepId } }),
    retry: false,
  });
