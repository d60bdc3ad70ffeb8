/** Versions of the settings of our office: only added, never changed. */
import { sql } from 'kysely';
import type { Sleutel, Waarde } from '@spelrijk/domain/instelling';
import type { Db } from '../../../platform/db/database.ts';

export interface VersieRij {
  readonly sleutel: Sleutel;
  readonly versie: number;
  readonly waarde: unknown;
  readonly oud: unknown;
  readonly nieuw: unknown;
  readonly uitVersie: number | null;
  readonly wie: string;
  readonly reden: string;
  readonly createdAt: Date;
}

const alles = (db: Db) =>
  db
    .selectFrom('instelling')
    .select(['sleutel', 'versie', 'waarde', 'oud', 'nieuw', 'uit_versie as uitVersie', 'wie', 'reden', 'created_at as createdAt']);

/** Of every setting that was ever changed the version that holds. */
export const listNu = (db: Db): Promise<VersieRij[]> =>
  alles(db).distinctOn('sleutel').orderBy('sleutel').orderBy('versie', 'desc').execute();

/** The newest first. */
export const listVersies = (db: Db, sleutel: Sleutel, aantal: number): Promise<VersieRij[]> =>
  alles(db).where('sleutel', '=', sleutel).orderBy('versie', 'desc').limit(aantal).execute();

export const findVersie = (db: Db, sleutel: Sleutel, versie: number): Promise<VersieRij | undefined> =>
  alles(db).where('sleutel', '=', sleutel).where('versie', '=', versie).executeTakeFirst();

/** The version that this order made, if it came before. */
export async function findOpdracht(db: Db, sleutel: Sleutel, opdracht: string): Promise<number | null> {
  const rij = await db
    .selectFrom('instelling')
    .select('versie')
    .where('sleutel', '=', sleutel)
    .where('opdracht', '=', opdracht)
    .executeTakeFirst();
  return rij?.versie ?? null;
}

export interface NieuweVersie {
  readonly sleutel: Sleutel;
  readonly opdracht: string;
  /** The version that was read; the new one is one higher. */
  readonly na: number;
  readonly waarde: Waarde | null;
  readonly oud: Waarde;
  readonly nieuw: Waarde;
  readonly uitVersie: number | null;
  readonly door: string;
  readonly wie: string;
  readonly reden: string;
  readonly now: number;
}

const json = (waarde: Waarde | null): string | null => (waarde === null ? null : JSON.stringify(waarde));

/** False when another version has come since the one that was read. */
export async function insertVersie(db: Db, rij: NieuweVersie): Promise<boolean> {
  const { sleutel, opdracht, na, waarde, oud, nieuw, uitVersie, door, wie, reden, now } = rij;
  const { numAffectedRows } = await sql`
    insert into instelling (sleutel, versie, waarde, oud, nieuw, uit_versie, opdracht, door, wie, reden, created_at)
    select ${sleutel}, ${na + 1}::int, ${json(waarde)}::jsonb, ${json(oud)}::jsonb, ${json(nieuw)}::jsonb, ${uitVersie}::int,
      ${opdracht}::uuid, ${door}::uuid, ${wie}, ${reden}, ${new Date(now)}
    where ${na}::int = coalesce((select max(versie) from instelling where sleutel = ${sleutel}), 0)
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Display name of who changes it. */
export async function findNaam(db: Db, adminId: string, id: string): Promise<string> {
  const { rows } = await sql<{ wie: string }>`
    select left(trim(roepnaam || ' ' || achternaam), 200) as wie from gebruiker where admin_id = ${adminId} and id = ${id}`.execute(db);
  return rows[0]?.wie ?? '';
}
