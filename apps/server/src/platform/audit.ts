/**
 * The audit: who did what to whose data. Written in the transaction of the deed, never changed. A customer sees the lines of
 * its own admin, also what our office did there.
 */
import { sql, type QueryCreator } from 'kysely';
import type { LogSoort } from '@spelrijk/contract/logboek';
import { notFound } from './app-error.ts';
import type { Allowed } from './auth/grant.ts';
import type { Database, Db } from './db/database.ts';
import type { Tables } from './db/schema.ts';
import type { Actor } from './http/context.ts';
import { createId } from './ids.ts';
import { oneLine, type Log } from './log.ts';

/** Lines of nobody's admin: a login with a name that does not exist. */
export const NIEMAND = '00000000-0000-0000-0000-000000000000';

export interface AuditRegel {
  /** Whose data it was about. */
  readonly adminId: string;
  readonly soort: LogSoort;
  readonly now: number;
  /** Who did it; undefined when nobody was logged in. */
  readonly actor?: Pick<Actor, 'id' | 'rol' | 'adminId'> | undefined;
  /** Name of another customer whose doing it was: its people are not named here. */
  readonly klant?: string | undefined;
  /** Action of the role matrix. */
  readonly actie?: string;
  readonly objectId?: string | undefined;
  /** What it was about, in words for a person. No pupil's name. */
  readonly betreft?: string;
  readonly reden?: string | null;
}

/** The name goes into the line, because the person may be gone when it is read. To a customer our office is one: no names. */
const nameOf = (adminId: string, actor: AuditRegel['actor']) =>
  actor?.adminId !== adminId
    ? sql<string>`''`
    : sql<string>`coalesce((select left(trim(roepnaam || ' ' || achternaam), 200) from gebruiker where admin_id = ${adminId} and id = ${actor.id}), '')`;

/** One line, to be part of a statement. Works in the program's own transaction and, for its own admin, in a customer's. */
export function auditInsert(db: Pick<QueryCreator<Tables>, 'insertInto'>, regel: AuditRegel) {
  const { adminId, soort, now, actor, klant, actie = '', objectId, betreft = '', reden } = regel;
  return db.insertInto('audit').values({
    admin_id: adminId,
    id: createId(now),
    op: new Date(now),
    soort,
    actie,
    account_id: actor?.id ?? null,
    wie: klant === undefined ? nameOf(adminId, actor) : oneLine(klant).slice(0, 200),
    rol: actor?.rol ?? null,
    object_id: objectId ?? null,
    betreft: oneLine(betreft),
    reden: reden ?? '',
  });
}

/** Adds one line. */
export async function writeAudit(db: Db, regel: AuditRegel): Promise<void> {
  await auditInsert(db, regel).execute();
}

export interface Look {
  readonly adminId: string;
  readonly actie: string;
  readonly objectId?: string;
  readonly now: number;
}

/** A look that needed a reason leaves a line in the admin that was looked at, before the answer is sent. */
export async function auditLook(db: Db, actor: Actor, grant: Allowed, { adminId, actie, objectId, now }: Look): Promise<void> {
  if (!grant.needs?.includes('reason') && grant.scope !== 'all') return;
  await writeAudit(db, { adminId, soort: 'inzage', now, actor, actie, objectId, reden: actor.bewijs.reden });
}

/**
 * Runs `fn` inside the admin, on the read side. An admin that is not the actor's own is as missing as one that does not
 * exist; when our office looks in, its line is written first, in the same transaction. `code` is that of the refusal.
 */
export async function lookInto<T>(
  database: Database,
  actor: Actor,
  grant: Allowed,
  look: Look & { readonly code: string },
  fn: (db: Db) => Promise<T>,
): Promise<T> {
  const { adminId, code } = look;
  if (grant.scope !== 'all') {
    if (actor.adminId !== adminId) throw notFound(code);
    return database.readAdmin(adminId, fn);
  }
  return database.forAdmin(adminId, async (db) => {
    const admin = await db.selectFrom('admin').select('admin_id').where('admin_id', '=', adminId).executeTakeFirst();
    if (!admin) throw notFound(code);
    await auditLook(db, actor, grant, look);
    return fn(db);
  });
}

/** One line per person and action in this time (ms): a page that asks again and again fills no log. */
const REFUSAL_EVERY = 600_000;
const MAX_REMEMBERED = 10_000;

export type RefusalLog = (actor: Actor, actie: string, now: number) => void;

/** Notes that somebody asked what her role may never do. Nobody waits for it. */
export function createRefusalLog(database: Database, log: Log): RefusalLog {
  const last = new Map<string, number>();
  return (actor, actie, now) => {
    const key = `${actor.id} ${actie}`;
    if (now - (last.get(key) ?? -Infinity) < REFUSAL_EVERY) return;
    if (last.size >= MAX_REMEMBERED) last.clear();
    last.set(key, now);
    const line = writeAudit(database.own, { adminId: actor.adminId, soort: 'geweigerd', now, actor, actie });
    line.catch((err: unknown) => log.warn({ err }, 'weigering niet genoteerd'));
  };
}
