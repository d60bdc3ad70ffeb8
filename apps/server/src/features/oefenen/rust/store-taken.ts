/** The taken of a day that are not begun, and the game of each. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { LeerlingPlek } from './store.ts';

export interface OpenTaak {
  readonly id: string;
  readonly game: string;
  readonly games: readonly string[];
}

/** Locked: a child that begins one waits. Tests and dictations are not played in a game. */
export async function lockOpen(db: Db, { adminId, leerlingId }: LeerlingPlek, dag: string): Promise<readonly OpenTaak[]> {
  const { rows } = await sql<OpenTaak>`
    select id, game, games from taak
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and dag = ${dag} and nr >= 0 and status = 'klaar-om-te-starten'
      and toets_id is null and dictee_id is null order by nr for update`.execute(db);
  return rows;
}

export async function setGame(db: Db, { adminId, leerlingId }: LeerlingPlek, taakId: string, game: string): Promise<void> {
  await sql`update taak set game = ${game} where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${taakId}`.execute(db);
}
