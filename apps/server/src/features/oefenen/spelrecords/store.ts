/** The best of each week, per game. */
import { sql } from 'kysely';
import type { Weekrecord } from '@spelrijk/domain/eigen-record';
import type { Db } from '../../../platform/db/database.ts';
import { INSTELLINGEN, type BewaardeInstelling } from '../standen/index.ts';

export interface Speler {
  readonly jaargroep: number;
  readonly instellingen: BewaardeInstelling;
}

export async function findSpeler(db: Db, adminId: string, leerlingId: string): Promise<Speler | undefined> {
  const { rows } = await sql<Speler>`
    select l.jaargroep, ${INSTELLINGEN} as instellingen
    from leerling l join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null`.execute(db);
  return rows[0];
}

/** A lower one leaves what is there. */
export async function keepBest(db: Db, adminId: string, leerlingId: string, { game, week, waarde }: Weekrecord): Promise<void> {
  await db
    .insertInto('spelrecord')
    .values({ admin_id: adminId, leerling_id: leerlingId, game, week, waarde })
    .onConflict((oc) =>
      oc
        .columns(['admin_id', 'leerling_id', 'game', 'week'])
        .doUpdateSet({ waarde: sql<number>`greatest(spelrecord.waarde, excluded.waarde)` }),
    )
    .execute();
}

/** Of the last weeks in which each game was played, the latest first. */
export async function listRecords(db: Db, adminId: string, leerlingId: string, vanaf: string): Promise<Weekrecord[]> {
  return db
    .selectFrom('spelrecord')
    .select(['game', 'week', 'waarde'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('week', '>=', vanaf)
    .orderBy('week', 'desc')
    .orderBy('game')
    .execute();
}
