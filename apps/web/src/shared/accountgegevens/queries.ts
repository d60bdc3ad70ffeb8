import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What a customer and our office both look at; the key follows the path of the API. */
export const gegevensQuery = (adminId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'accountgegevens'],
    queryFn: () => call('readAccountgegevens', { params: { adminId } }),
  });
