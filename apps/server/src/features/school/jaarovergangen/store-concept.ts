/** The choices for the next year as far as somebody made them. */
import { sql } from 'kysely';
import type { OvergangConcept } from '@spelrijk/contract/jaarovergangen';
import type { Db } from '../../../platform/db/database.ts';

export interface ConceptRij {
  readonly keuzes: unknown;
  readonly versie: number;
  readonly op: Date;
  readonly door: string;
}

/** Choices for a year that ends otherwise are of no use any more. */
export async function findConcept(db: Db, adminId: string, schooljaar: string): Promise<ConceptRij | undefined> {
  const { rows } = await sql<ConceptRij>`
    select c.keuzes, c.versie, c.gewijzigd_op as op, coalesce(trim(b.roepnaam || ' ' || b.achternaam), '') as door
    from overgang_concept c left join gebruiker b on b.admin_id = c.admin_id and b.id = c.door
    where c.admin_id = ${adminId} and c.schooljaar = ${schooljaar}`.execute(db);
  return rows[0];
}

interface Nieuw extends OvergangConcept {
  readonly door: string;
  readonly now: number;
}

/** The new number, or undefined when somebody else kept something since this one was read. */
export async function saveConcept(db: Db, adminId: string, { schooljaar, keuzes, versie, door, now }: Nieuw): Promise<number | undefined> {
  const { rows } = await sql<{ versie: number }>`
    insert into overgang_concept as c (admin_id, schooljaar, keuzes, versie, door, gewijzigd_op)
    values (${adminId}, ${schooljaar}, ${JSON.stringify(keuzes)}::jsonb, ${versie + 1}, ${door}, ${new Date(now)})
    on conflict (admin_id) do update set schooljaar = excluded.schooljaar, keuzes = excluded.keuzes, versie = excluded.versie, door = excluded.door,
      gewijzigd_op = excluded.gewijzigd_op
    where c.versie = ${versie} or c.schooljaar <> excluded.schooljaar
    returning versie`.execute(db);
  return rows[0]?.versie;
}

export async function deleteConcept(db: Db, adminId: string): Promise<void> {
  await sql`delete from overgang_concept where admin_id = ${adminId}`.execute(db);
}
