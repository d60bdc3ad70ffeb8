import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export const aanbiedersQuery = queryOptions({
  queryKey: ['auth', 'aanbieders'],
  queryFn: () => call('listAanbieders', {}),
  staleTime: Number.POSITIVE_INFINITY,
});
