/**
 * A request that holds a connection and asks for a second one waits for itself as soon as there are as many of those as connections. In tests that is refused at once,
 * so that whoever writes it sees it: the first one to press "begin" with a class behind her would see nothing for ten seconds.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import type { Database, Db } from '../src/platform/db/database.ts';

const houdtVast = new AsyncLocalStorage<true>();

function demandFree(): void {
  if (houdtVast.getStore()) throw new Error('in a transaction a second connection is asked: ask before it, or after');
}

const vrij: KyselyPlugin = {
  transformQuery: ({ node }) => {
    demandFree();
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

/** The same database, for whoever holds one connection at a time. */
export function oneAtATime(database: Database): Database {
  const holding =
    <T>(fn: (db: Db) => Promise<T>) =>
    (db: Db): Promise<T> =>
      houdtVast.run(true, () => fn(db));
  return {
    ...database,
    own: database.own.withPlugin(vrij),
    transact: (fn) => {
      demandFree();
      return database.transact(holding(fn));
    },
    forAdmin: (adminId, fn) => {
      demandFree();
      return database.forAdmin(adminId, holding(fn));
    },
    readAdmin: (adminId, fn) => {
      demandFree();
      return database.readAdmin(adminId, holding(fn));
    },
    readOffice: (fn) => {
      demandFree();
      return database.readOffice(holding(fn));
    },
  };
}
