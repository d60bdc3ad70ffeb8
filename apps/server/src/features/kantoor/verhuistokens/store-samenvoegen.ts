/** What two rows of practice of one child share: their places, their order, what was earned. In the program's own role. */
import { sql } from 'kysely';
import type { HoofdStand } from '@spelrijk/oefenen/stand';
import type { Db } from '../../../platform/db/database.ts';
import type { VanNaar } from './store-meenemen.ts';

export interface Stand {
  readonly hoofd: HoofdStand;
  readonly volgnr: number;
}

export async function findStand(db: Db, adminId: string, leerlingId: string): Promise<Stand | undefined> {
  const { rows } = await sql<Stand>`
    select hoofd, volgnr from leerling_stand where admin_id = ${adminId} and leerling_id = ${leerlingId} for update`.execute(db);
  return rows[0];
}

/** Day and number of every taak with a place. */
export async function listTaakplekken(db: Db, adminId: string, leerlingId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ plek: string }>`
    select dag || ' ' || nr as plek from taak where admin_id = ${adminId} and leerling_id = ${leerlingId} and nr is not null`.execute(db);
  return rows.map(({ plek }) => plek);
}

/**
 * Numbers the answers anew by when they were given; those of one log keep their order among themselves, whatever their clocks said. `grens`: numbers above it
 * are of the log that came.
 */
export async function orderAntwoorden(db: Db, adminId: string, leerlingId: string, grens: number): Promise<void> {
  await sql`
    with eigen as (
      select id, volgnr > ${grens} as kwam, coalesce(plek, volgnr) as plaats, volgnr,
        max(op) over (partition by volgnr > ${grens} order by coalesce(plek, volgnr), volgnr) as tot
      from antwoord where admin_id = ${adminId} and leerling_id = ${leerlingId}
    ), rij as (select id, row_number() over (order by tot, kwam desc, plaats, volgnr) as nr from eigen)
    update antwoord a set volgnr = rij.nr, plek = null from rij
    where a.admin_id = ${adminId} and a.leerling_id = ${leerlingId} and a.id = rij.id`.execute(db);
}

/** The figure, and what it began with, stay those of the receiver. */
export async function addVerdiend(db: Db, { van, naar }: Pick<VanNaar, 'van' | 'naar'>): Promise<void> {
  await sql`
    update leerling l set munten = l.munten + s.munten, record = greatest(l.record, s.record) from leerling s
    where l.admin_id = ${naar.adminId} and l.id = ${naar.leerlingId} and s.admin_id = ${van.adminId} and s.id = ${van.leerlingId}`.execute(
    db,
  );
}
