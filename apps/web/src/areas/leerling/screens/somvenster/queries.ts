import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export const vensterQuery = (leerlingId: string, somvensterId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'venster', somvensterId],
    queryFn: () => call('readSomvenster', { params: { leerlingId, somvensterId } }),
  });
