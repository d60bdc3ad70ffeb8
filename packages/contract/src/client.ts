import type { Api } from './api.gen.ts';
import type { Input, Output } from './define.ts';

/** Method and path of every route. */
export type Paths = { readonly [Name in keyof Api]: readonly [method: Api[Name]['method'], path: Api[Name]['path']] };

/** One HTTP request, ready to send; `path` is filled in and carries the query. */
export interface Request {
  readonly method: Api[keyof Api]['method'];
  readonly path: string;
  readonly body: unknown;
}

/** Sends a request and gives the parsed body; throws for every status outside 200-299. */
export type Send = (request: Request) => Promise<unknown>;

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export type Call = <Name extends keyof Api>(name: Name, input: Input<Api[Name]> & Parts) => Promise<Output<Api[Name]>>;

/** Gives the row of a route; it may have to be fetched, and throws when it cannot be. */
export type FindPath = <Name extends keyof Api>(name: Name) => Paths[Name] | Promise<Paths[Name]>;

/**
 * A typed client over `send`. The server checks its own answers against the contract, so they are trusted here.
 *
 * @example
 * const call = createClient(send, (name) => paths[name]);
 * const { groepen } = await call('listGroepen', { params: { adminId } });
 */
export const createClient =
  (send: Send, findPath: FindPath): Call =>
  async <Name extends keyof Api>(name: Name, input: Input<Api[Name]> & Parts) => {
    const [method, template] = await findPath(name);
    const { params = {}, query = {}, body }: Parts = input;
    const answer = await send({ method, path: fillPath(template, params) + queryText(query), body });
    // The server validates and strips its answers against this very schema; checking again would cost the first load 20 kB.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as Output<Api[Name]>;
  };

/** Puts values in `{name}` places, percent-encoded; a missing value is a bug of the caller and throws. */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`path ${template} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** `?a=1&b=2` in order of the keys, without undefined values; '' when nothing is left. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`).join('&')}`;
}
