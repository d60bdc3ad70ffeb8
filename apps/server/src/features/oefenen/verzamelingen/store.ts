/** Pieces that leerlingen keep. */
import type { Db } from '../../../platform/db/database.ts';

interface Stuk {
  readonly leerlingId: string;
  readonly taakId: string;
  readonly game: string;
  readonly stuk: string;
  readonly op: Date;
}

/** One a taak, and every piece once; anything else is left as it is. */
export async function insertStuk(db: Db, adminId: string, { leerlingId, taakId, ...rij }: Stuk): Promise<void> {
  await db
    .insertInto('verzameld')
    .values({ ...rij, admin_id: adminId, leerling_id: leerlingId, taak_id: taakId })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function listStukken(db: Db, adminId: string, leerlingId: string): Promise<readonly Pick<Stuk, 'game' | 'stuk' | 'taakId'>[]> {
  return db
    .selectFrom('verzameld')
    .select(['game', 'stuk', 'taak_id as taakId'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .orderBy('op')
    .orderBy('taak_id')
    .execute();
}
