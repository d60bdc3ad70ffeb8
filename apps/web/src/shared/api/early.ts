/**
 * Requests that the page itself sent while the scripts were still on their way: on a slow line that is a second won.
 * Which screen asks what stands in `apps/web/early-calls.ts`; without them everything works the same, later.
 */
import type { Request } from '@spelrijk/contract/client';

interface Early {
  readonly token: string;
  /** By method and path; each answer is for one taker. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    spelrijkEarly?: Early;
  }
}

/** The answer that is under way for exactly this request by this user, once. A line that broke counts as not asked. */
export async function takeEarly({ method, path }: Request, token: string | null): Promise<Response | undefined> {
  const early = typeof window === 'undefined' ? undefined : window.spelrijkEarly;
  const key = `${method} ${path}`;
  const answer = early?.token === token ? early?.answers.get(key) : undefined;
  early?.answers.delete(key);
  return answer?.catch(() => undefined);
}
