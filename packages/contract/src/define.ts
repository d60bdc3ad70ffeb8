/**
 * The HTTP API as plain data: the server mounts it, the browser calls it, OpenAPI is printed from it.
 * Who may call a route stands on the route; without `access` it does not compile.
 */
import type { Pakket } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';
import type { z } from 'zod';

type Access =
  /**
   * `limiet`: so many a minute per network address at most, for what costs us something. `geheim`: the body holds the secret of a mailed link;
   * an address that sends wrong ones is slowed down.
   */
  | { readonly wie: 'iedereen'; readonly limiet?: true; readonly geheim?: true }
  /**
   * `actie` names the cell of the role matrix, e.g. `group.list`. Our office may do nothing without a second factor, but
   * for the routes that say `zonderTweedeFactor`: those with which it is set up. `pakket`: 404 for everybody at an admin
   * (that of the path, else of who asks) that has not got this package.
   */
  | {
      readonly wie: readonly Rol[];
      readonly actie: string;
      readonly zonderTweedeFactor?: true;
      readonly pakket?: Pakket;
      /** Also while the browser of an adult is in the hands of a child: giving the password, and logging out. */
      readonly ookWachtend?: true;
    };

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `{name}` placeholders. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is not JSON but a file, `application/octet-stream`, of so many bytes at most; `body` is then a Uint8Array. */
  readonly upload?: number;
  /** A mail program posts a form of its own here, which is not read (RFC 8058). */
  readonly eenKlik?: true;
  readonly response: z.ZodType;
  /** The answer is `{ type, bytes }` and goes out as those bytes with that content type; with a `naam` it is a file to save. */
  readonly media?: true;
  /** With 302 and 303 the answer is `{ location }`, which becomes the header. */
  readonly status: 200 | 201 | 204 | 302 | 303;
}

export const define = <const T extends Readonly<Record<string, Route>>>(routes: T): T => routes;

/** What a handler gets and a caller gives. */
export type Input<R extends Route> = (R['params'] extends z.ZodType ? { readonly params: z.infer<R['params']> } : unknown) &
  (R['query'] extends z.ZodType ? { readonly query: z.infer<R['query']> } : unknown) &
  (R['body'] extends z.ZodType ? { readonly body: z.infer<R['body']> } : unknown);
export type Output<R extends Route> = z.infer<R['response']>;
