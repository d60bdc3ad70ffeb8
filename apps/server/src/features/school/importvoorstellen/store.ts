/** Proposals of an import that wait for a yes. What was read of the file goes when it is applied or when its hour is over. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type Soort = 'edexml' | 'lvs';

export interface NieuwVoorstel {
  readonly adminId: string;
  readonly id: string;
  readonly soort: Soort;
  /** Who saw it: nobody else can apply it. */
  readonly door: string;
  readonly bestand: unknown;
  readonly bestandHash: string;
  readonly vingerafdruk: string;
  readonly now: number;
  readonly verloopt: number;
}

export interface Voorstel {
  readonly bestand: unknown;
  readonly bestandHash: string;
  readonly vingerafdruk: string;
  /** What applying it gave; null as long as it waits. */
  readonly resultaat: unknown;
  readonly verlooptOp: Date;
}

export async function insertVoorstel(db: Db, voorstel: NieuwVoorstel): Promise<void> {
  const { adminId, id, soort, door, bestand, bestandHash, vingerafdruk, now, verloopt } = voorstel;
  await sql`
    insert into importvoorstel (admin_id, id, soort, door, bestand, bestand_hash, vingerafdruk, created_at, verloopt_op)
    values (${adminId}, ${id}, ${soort}, ${door}, ${JSON.stringify(bestand)}::json, ${bestandHash}, ${vingerafdruk}, ${new Date(now)}, ${new Date(verloopt)})`.execute(
    db,
  );
}

/** Held until the end of the transaction, so that two clicks apply it once. */
export async function findVoorstel(db: Db, adminId: string, id: string, soort: Soort, door: string): Promise<Voorstel | undefined> {
  const { rows } = await sql<Voorstel>`
    select bestand, bestand_hash as "bestandHash", vingerafdruk, resultaat, verloopt_op as "verlooptOp"
    from importvoorstel where admin_id = ${adminId} and id = ${id} and soort = ${soort} and door = ${door} for update`.execute(db);
  return rows[0];
}

/** The same file, looked at in another way: other columns, somebody named. */
export async function updateVoorstel(db: Db, adminId: string, id: string, bestand: unknown, vingerafdruk: string): Promise<void> {
  await sql`
    update importvoorstel set bestand = ${JSON.stringify(bestand)}::json, vingerafdruk = ${vingerafdruk} where admin_id = ${adminId} and id = ${id}`.execute(
    db,
  );
}

/** Keeps what came of it and lets go of what was read. */
export async function markApplied(db: Db, adminId: string, id: string, resultaat: unknown): Promise<void> {
  await sql`
    update importvoorstel set resultaat = ${JSON.stringify(resultaat)}::jsonb, bestand = null where admin_id = ${adminId} and id = ${id}`.execute(
    db,
  );
}

/** Over all admins, in the program's own role. */
export async function sweepVoorstellen(db: Db, now: number): Promise<void> {
  await sql`delete from importvoorstel where verloopt_op < ${new Date(now)}`.execute(db);
}
