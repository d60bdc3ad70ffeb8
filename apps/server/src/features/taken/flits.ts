/** The flash threshold of a reading level: three right in a row makes it shorter, one wrong longer. */
import { sql } from 'kysely';
import { createFlitsStand, naFlits, type FlitsStand } from '@spelrijk/oefenen/flitsdrempel';
import type { Db } from '../../platform/db/database.ts';
import type { NieuweRij } from './verwerk.ts';

interface Flits {
  readonly trede: string;
  readonly goed: boolean;
}

/** First attempts at flashed words, in order; guesses say nothing about how fast a child reads. */
export const flitsenUit = (rijen: readonly Pick<NieuweRij, 'telt' | 'gokje' | 'opgave' | 'diagnose'>[]): Flits[] =>
  rijen.flatMap(({ telt, gokje, opgave, diagnose }) =>
    telt && !gokje && opgave.toonMs !== undefined ? [{ trede: opgave.categorie, goed: diagnose.goed }] : [],
  );

/** The staircases after these answers. A level never flashed starts where its opgaven started. */
export function naFlitsen(
  voor: Readonly<Record<string, FlitsStand>>,
  flitsen: readonly Flits[],
  jaargroep: number,
): Record<string, FlitsStand> {
  const na: Record<string, FlitsStand> = {};
  for (const { trede, goed } of flitsen) na[trede] = naFlits(na[trede] ?? voor[trede] ?? createFlitsStand(jaargroep), goed);
  return na;
}

/** Moves and stores the staircases. Run by whoever holds the leerling's lock. */
export async function werkFlitsBij(
  db: Db,
  adminId: string,
  leerlingId: string,
  flitsen: readonly Flits[],
  jaargroep: number,
): Promise<void> {
  if (flitsen.length === 0) return;
  const rijen = await db
    .selectFrom('leerling_flits')
    .select(['trede', 'stand'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .execute();
  const na = naFlitsen(Object.fromEntries(rijen.map(({ trede, stand }) => [trede, stand])), flitsen, jaargroep);
  const nieuw = JSON.stringify(Object.entries(na).map(([trede, stand]) => ({ trede, stand })));
  await sql`
    insert into leerling_flits (admin_id, leerling_id, trede, stand)
    select ${adminId}::uuid, ${leerlingId}::uuid, x.* from jsonb_to_recordset(${nieuw}::jsonb) as x(trede text, stand jsonb)
    on conflict (admin_id, leerling_id, trede) do update set stand = excluded.stand`.execute(db);
}
