/**
 * What the server wants to know before it does something: why our office looks, the password once more, a second factor. It says
 * so with 409; the dialog of the app asks, and the request is sent again.
 */
import type { ApiFout } from '../api/fout.ts';

export type ProofCode = 'auth/reden-nodig' | 'auth/bevestiging-nodig' | 'auth/tweede-factor-nodig' | 'auth/pincode-nodig';

const CODES: readonly string[] = ['auth/reden-nodig', 'auth/bevestiging-nodig', 'auth/tweede-factor-nodig', 'auth/pincode-nodig'];
const isProofCode = (code: string): code is ProofCode => CODES.includes(code);

export const isProvable = ({ status, code }: ApiFout): boolean => status === 409 && isProofCode(code);

/** Asks the user; false when they would rather not. */
type Asker = (code: ProofCode, path: string) => Promise<boolean>;

let asker: Asker = () => Promise.resolve(false);
const asking = new Map<string, Promise<boolean>>();

/** The dialog of the app, once it is there. */
export function onAsk(ask: Asker): void {
  asker = ask;
}

/** A screen that sends five requests at once asks once. */
export function askProof(code: string, path: string): Promise<boolean> {
  if (!isProofCode(code)) return Promise.resolve(false);
  const key = code === 'auth/reden-nodig' ? `${code} ${subjectOf(path)}` : code;
  const running = asking.get(key) ?? asker(code, path).finally(() => asking.delete(key));
  asking.set(key, running);
  return running;
}

/** A reason holds for one customer, for as long as a telephone call lasts (ms). */
const REASON_MS = 900_000;

const reasons = new Map<string, { readonly reden: string; readonly until: number }>();

/** Whom a request is about: the first two steps of its path, `admins/<id>`. */
const subjectOf = (path: string): string => path.split('?')[0]?.split('/').slice(2, 4).join('/') ?? '';

export function keepReden(path: string, reden: string): void {
  reasons.set(subjectOf(path), { reden, until: Date.now() + REASON_MS });
}

export function redenFor(path: string): string | undefined {
  const kept = reasons.get(subjectOf(path));
  return kept && kept.until > Date.now() ? kept.reden : undefined;
}

/** Another user types their own reasons. */
export const forgetRedenen = (): void => reasons.clear();
