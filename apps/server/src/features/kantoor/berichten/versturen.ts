/** What messages do by themselves: those that are out are mailed, those that were withdrawn go. */
import type { Database } from '../../../platform/db/database.ts';
import type { Adressen } from '../../../platform/regio.ts';
import { mailVolgende } from './post.ts';
import * as store from './store.ts';

const DAG_MS = 86_400_000;

/** Nobody waits longer than this many batches of mails; the next minute goes on. */
const MAX_KEREN = 50;

export interface BerichtDeps {
  readonly database: Database;
  readonly adressen: Adressen;
}

/** Mails what is out by now. */
export async function mailBerichten({ database, adressen }: BerichtDeps, now: number): Promise<void> {
  for (let keer = 0; keer < MAX_KEREN; keer++) if (!(await database.transact((db) => mailVolgende(db, adressen, now)))) return;
}

export const sweepBerichten = (database: Database, bewaardagen: number, now: number): Promise<void> =>
  store.eraseIngetrokken(database.own, now - bewaardagen * DAG_MS);
