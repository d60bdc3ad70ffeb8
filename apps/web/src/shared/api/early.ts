/**
 * Requests that the page itself sent while the scripts were still on their way: on a slow line that is a second won.
 * Which screen asks what stands in `app/early-calls.ts`; without them everything works the same, later.
 */
import type { Request } from '@spelrijk/contract/client';

export interface Early {
  readonly token: string;
  /** By method and path; each answer is for one taker. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    spelrijkEarly?: Early;
  }
}

/** After this (ms since the page began) an answer that nobody took may be of another time. */
const FRESH_MS = 30_000;

/** The answer that is under way for exactly this request by this user, once. A line that broke counts as not asked. */
export async function takeEarly({ method, path }: Request, token: string | null): Promise<Response | undefined> {
  const early = typeof window === 'undefined' ? undefined : window.spelrijkEarly;
  const key = `${method} ${path}`;
  if (performance.now() > FRESH_MS) early?.answers.clear();
  const answer = early?.token === token ? early?.answers.get(key) : undefined;
  early?.answers.delete(key);
  // A change makes all that was asked before it old.
  if (answer === undefined && method !== 'GET') early?.answers.clear();
  return answer?.catch(() => undefined);
}

/** Whether something is still under way that nobody took: true at most until the first screen has begun. */
export const isEarly = (): boolean => typeof window !== 'undefined' && (window.spelrijkEarly?.answers.size ?? 0) > 0;
