import { QueryClient } from '@tanstack/react-query';
import { isEarly } from './early.ts';
import { ApiFout, isOffline } from './fout.ts';

const RETRIES = 2;
const SECOND_MS = 1000;

/** The server had no room or no database for a moment; it says when to come back (RFC 9110, section 15.6.4). */
const isBusy = (error: unknown): boolean => error instanceof ApiFout && error.status === 503;

const isPassing = (error: unknown): boolean => isOffline(error) || isBusy(error);

/** Longer than this (s) nobody looks at a page that only turns. */
const LONGEST = 5;

/** How long (ms) to wait before asking again. A class that was sent away at once may not come back at once. */
function patience(failures: number, error: unknown): number {
  const named = error instanceof ApiFout ? error.retryAfter : undefined;
  return (named === undefined ? 2 ** failures : Math.min(named, LONGEST) + Math.random()) * SECOND_MS;
}

/** What passes by itself is asked again; a refusal stays a refusal, and nothing is written twice. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a query must fail and say so, not wait unseen.
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        retryDelay: patience,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** One per page load. */
export const queryClient = createQueryClient();

/**
 * Loader of a screen that people land on: what the page itself asked (`app/early-calls.ts`) is there before the first drawing, which is then the screen and not
 * a sign that it loads. Only of queries that never reject (`prefetchQuery`): what fails is for the screen to ask again and to say.
 */
export async function takeFirstSight(fetchAll: (client: QueryClient) => readonly Promise<unknown>[]): Promise<null> {
  if (isEarly()) await Promise.all(fetchAll(queryClient));
  return null;
}
