import { createClient, type Request, type Send } from '@spelrijk/contract/client';
import { findPath } from './paths.ts';
import { askProof, isProvable, redenFor } from '../proof/ask.ts';
import { leaveRefused } from '../session/leave.ts';
import { isUsingSso, readAccessToken } from '../session/session.ts';
import type { ApiFout } from './fout.ts';
import { exchange, readBody, readFout } from './http.ts';

/** A request may ask for a second factor, the password and a reason, one after the other. */
const MAX_PROOFS = 3;

const isRefused = ({ status }: Response): boolean => status === 401 || status === 403;

const sendWith = (request: Request, token: string | null): Promise<Response> => exchange(request, { token, reden: redenFor(request.path) });

/** Loaded when it is needed: most people never have a token that is renewed. */
async function refreshed(token: string | null): Promise<boolean> {
  const { refresh } = await import('../session/refresh.ts');
  return refresh(token);
}

/** After a 401 or 403: single sign-on gets one refresh and one retry; everybody else, and a retry that fails too, has to log in. */
async function afterRefusal(request: Request, token: string | null, fout: ApiFout): Promise<unknown> {
  if (isUsingSso() && (await refreshed(token))) {
    const fresh = readAccessToken();
    const again = await sendWith(request, fresh);
    if (again.ok) return readBody(again);
    if (!isRefused(again)) throw await readFout(again);
    // The words of the specification.
    // oxlint-disable-next-line no-console
    console.error('request failed permanently, login needed');
    leaveRefused(fresh, again.status);
    throw await readFout(again);
  }
  leaveRefused(token, fout.status);
  throw fout;
}

async function attempt(request: Request, proofs: number): Promise<unknown> {
  const token = readAccessToken();
  const response = await sendWith(request, token);
  if (response.ok) return readBody(response);
  const fout = await readFout(response);
  if (isRefused(response)) return afterRefusal(request, token, fout);
  if (isProvable(fout) && proofs < MAX_PROOFS && (await askProof(fout.code, request.path))) return attempt(request, proofs + 1);
  throw fout;
}

/** Sends one request with the bearer token. What the server asks first (409) is asked of the user, and then it is sent again. */
const send: Send = (request) => attempt(request, 0);

/** Calls the API by the name of the route in the contract; throws an ApiFout. */
export const call = createClient(send, findPath);
