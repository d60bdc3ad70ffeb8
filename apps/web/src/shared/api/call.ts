import { createClient, type Request, type Send } from '@spelrijk/contract/client';
import { noteServerDate } from '../session/clock.ts';
import { leaveRefused } from '../session/leave.ts';
import { readAccessToken } from '../session/session.ts';
import { i18next } from '../texts/i18n.ts';
import { takeEarly } from './early.ts';
import { ApiFout } from './fout.ts';

function headersFor({ body }: Request, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

async function exchange(request: Request, token: string | null): Promise<Response> {
  try {
    const early = await takeEarly(request, token);
    if (early) return early;
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    return await fetch(request.path, { method: request.method, headers: headersFor(request, token), body });
  } catch {
    throw new ApiFout(0, { message: i18next.t('algemeen:fout.geenVerbinding'), code: 'verbinding/geen' });
  }
}

const isJson = (response: Response): boolean => response.headers.get('content-type')?.includes('json') ?? false;

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  return isJson(response) ? response.json() : response.text();
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

/** The server's own sentence replaces ours, whatever the status. */
async function readFout(response: Response): Promise<ApiFout> {
  const body: unknown = isJson(response) ? await response.json().catch(() => null) : null;
  const { message, code, id, details } = isRecord(body) ? body : {};
  const wait = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const fout = {
    message: textOf(message) ?? i18next.t('algemeen:fout.onbekend'),
    code: textOf(code) ?? '',
    id: textOf(id),
    details: textsOf(details),
  };
  return new ApiFout(response.status, fout, Number.isFinite(wait) ? wait : undefined);
}

/** Sends one request with the bearer token, without a timeout; a 401 or 403 also ends the session. */
const send: Send = async (request) => {
  const token = readAccessToken();
  const response = await exchange(request, token);
  noteServerDate(response.headers);
  if (response.ok) return readBody(response);
  const fout = await readFout(response);
  if (response.status === 401 || response.status === 403) leaveRefused(token);
  throw fout;
};

/** Calls the API by the name of the route in the contract; throws an ApiFout. */
export const call = createClient(send);
