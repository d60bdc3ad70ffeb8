import type { Request } from '@spelrijk/contract/client';
import { noteServerDate } from '../session/clock.ts';
import { i18next } from '../texts/i18n.ts';
import { takeEarly } from './early.ts';
import { ApiFout } from './fout.ts';

/** What goes along with one request. */
export interface Bearer {
  readonly token: string | null;
  /** Why our office looks; the server puts it in the customer's log. */
  readonly reden?: string | undefined;
}

function headersFor({ body }: Request, { token, reden }: Bearer): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', body instanceof Uint8Array ? 'application/octet-stream' : 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  // Headers are Latin, reasons are not.
  if (reden !== undefined) headers.set('x-reden', encodeURIComponent(reden));
  return headers;
}

/** A file goes as it is, everything else as JSON. */
function bodyOf({ body }: Request): Uint8Array<ArrayBuffer> | string | null {
  if (body === undefined) return null;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** One request and its answer, whatever the status; without a timeout. Throws an ApiFout when there is no answer. */
export async function exchange(request: Request, bearer: Bearer): Promise<Response> {
  try {
    const early = await takeEarly(request, bearer.token);
    const response =
      early ?? (await fetch(request.path, { method: request.method, headers: headersFor(request, bearer), body: bodyOf(request) }));
    noteServerDate(response.headers);
    return response;
  } catch {
    throw new ApiFout(0, { message: i18next.t('algemeen:fout.geenVerbinding'), code: 'verbinding/geen' });
  }
}

const isJson = (response: Response): boolean => response.headers.get('content-type')?.includes('json') ?? false;

const isText = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/plain') ?? true;

/** Of a file to save; undefined when the server names none. */
function fileName(response: Response): string | undefined {
  const naam = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return naam === undefined ? undefined : decodeURIComponent(naam);
}

/** JSON, text, or a file: its kind, its bytes and, when it is to be saved, its name. */
export async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const naam = fileName(response);
  if (naam === undefined && isJson(response)) return response.json();
  if (naam === undefined && isText(response)) return response.text();
  const type = response.headers.get('content-type') ?? '';
  return { type, bytes: new Uint8Array(await response.arrayBuffer()), ...(naam !== undefined && { naam }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

/** The server's own sentence replaces ours, whatever the status. */
export async function readFout(response: Response): Promise<ApiFout> {
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
