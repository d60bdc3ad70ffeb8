import { QueryClient } from '@tanstack/react-query';
import { isOffline } from './fout.ts';

const RETRIES = 2;

/** One per page load. Only a failed connection is worth repeating; a refusal stays a refusal. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a query must fail and say so, not wait unseen.
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && isOffline(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
