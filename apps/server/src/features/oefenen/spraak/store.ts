/** What a customer had spoken. The sound lies in the data folder; who may hear it stands here. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Clip } from './uitspraak.ts';

export interface Verbruik {
  readonly totaal: number;
  readonly vandaag: number;
}

/** How many sounds this admin has, and how many of them since `vanaf`. */
export async function readVerbruik(db: Db, adminId: string, vanaf: Date): Promise<Verbruik> {
  const { rows } = await sql<Verbruik>`
    select count(*)::int as totaal, count(*) filter (where created_at >= ${vanaf})::int as vandaag from spraak where admin_id = ${adminId}`.execute(
    db,
  );
  return rows[0] ?? { totaal: 0, vandaag: 0 };
}

/** The addresses of these that the admin has already. */
export async function listBekend(db: Db, adminId: string, adressen: readonly string[]): Promise<ReadonlySet<string>> {
  if (adressen.length === 0) return new Set();
  const rijen = await db.selectFrom('spraak').select('adres').where('admin_id', '=', adminId).where('adres', 'in', adressen).execute();
  return new Set(rijen.map(({ adres }) => adres));
}

/** In the order of their addresses: two children whose taken share words, each in another order, would wait for each other for ever. */
export async function insertClips(db: Db, adminId: string, clips: readonly Clip[], now: Date): Promise<void> {
  if (clips.length === 0) return;
  const opVolgorde = clips.toSorted((a, b) => (a.adres < b.adres ? -1 : 1));
  await db
    .insertInto('spraak')
    .values(opVolgorde.map(({ adres, soort, gesproken }) => ({ admin_id: adminId, adres, soort, gesproken, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findClip(db: Db, adminId: string, adres: string): Promise<Clip | undefined> {
  return db
    .selectFrom('spraak')
    .select(['adres', 'soort', 'gesproken'])
    .where('admin_id', '=', adminId)
    .where('adres', '=', adres)
    .executeTakeFirst();
}
