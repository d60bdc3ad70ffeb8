/** Refresh tokens: each is used once; the row keeps who came after it, so that a repeated answer is the same answer. */
import type { Db } from '../../../platform/db/database.ts';

export interface Ververstoken {
  readonly id: string;
  readonly sessieId: string;
  /** The access token that was given with it. */
  readonly accessId: string;
  readonly createdAt: Date;
}

export async function insertVerversToken(db: Db, { id, sessieId, accessId, createdAt }: Ververstoken): Promise<void> {
  await db.insertInto('ververstoken').values({ id, sessie_id: sessieId, access_id: accessId, created_at: createdAt }).execute();
}

/** Uses it up for this successor, in one transaction. False when it was used before or never was. */
export async function useVerversToken(db: Db, id: string, opvolger: Ververstoken): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('ververstoken')
      .set({ gebruikt_op: opvolger.createdAt, opvolger: opvolger.id })
      .where('id', '=', id)
      .where('sessie_id', '=', opvolger.sessieId)
      .where('gebruikt_op', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await insertVerversToken(trx, opvolger);
    return true;
  });
}

export interface Gebruikt {
  readonly gebruiktOp: Date;
  readonly opvolger: Ververstoken;
}

/** When it was used, and what came of it; undefined when we do not know it. */
export async function findGebruikt(db: Db, id: string): Promise<Gebruikt | undefined> {
  const row = await db
    .selectFrom('ververstoken as oud')
    .innerJoin('ververstoken as nieuw', (join) =>
      join.onRef('nieuw.id', '=', 'oud.opvolger').onRef('nieuw.sessie_id', '=', 'oud.sessie_id'),
    )
    .select(['oud.gebruikt_op', 'nieuw.id', 'nieuw.sessie_id', 'nieuw.access_id', 'nieuw.created_at'])
    .where('oud.id', '=', id)
    .executeTakeFirst();
  if (!row || row.gebruikt_op === null) return undefined;
  const opvolger = { id: row.id, sessieId: row.sessie_id, accessId: row.access_id, createdAt: row.created_at };
  return { gebruiktOp: row.gebruikt_op, opvolger };
}
