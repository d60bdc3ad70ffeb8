import { type RawBuilder, sql } from 'kysely';
import type { Zoekregister } from '@spelrijk/contract/zoekregister';
import { HELE_NAAM, opNaam, gebruikersOpNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

/** The groep is hers, or she sees all. */
const eigen = (docentId: string | null): RawBuilder<boolean> => sql<boolean>`(${docentId}::uuid is null or exists (
  select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`;

export async function listLeerlingen(db: Db, adminId: string, docentId: string | null): Promise<Zoekregister['leerlingen']> {
  const { rows } = await sql<Zoekregister['leerlingen'][number]>`
    select l.id, ${HELE_NAAM} as naam, g.id as "groepId", g.naam as groep
    from leerling l join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    where l.admin_id = ${adminId} and l.verwijderd_op is null and ${eigen(docentId)}
    order by ${opNaam()}`.execute(db);
  return rows;
}

export async function listGroepen(db: Db, adminId: string, docentId: string | null): Promise<Zoekregister['groepen']> {
  const { rows } = await sql<Zoekregister['groepen'][number]>`
    select g.id, g.naam from groep g where g.admin_id = ${adminId} and ${eigen(docentId)} order by g.volgnr, g.naam, g.id`.execute(db);
  return rows;
}

export interface DocentRij {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
}

/** Whoever works here; an account that was shut is no colleague any more. */
export async function listDocenten(db: Db, adminId: string): Promise<readonly DocentRij[]> {
  const { rows } = await sql<DocentRij>`
    select b.id, b.roepnaam, b.achternaam from gebruiker b
    where b.admin_id = ${adminId}
      and (b.uit_te_nodigen or exists (select from account a where a.admin_id = b.admin_id and a.id = b.id and a.status <> 'geschorst')
        or exists (select from uitnodiging u where u.admin_id = b.admin_id and u.gebruiker_id = b.id and u.gebruikt_op is null and u.ingetrokken_op is null))
    order by ${gebruikersOpNaam()}`.execute(db);
  return rows;
}

/** Lists of the school; opened from the groep that made it, or from the first that this person has. */
export async function listWoordlijsten(db: Db, adminId: string, docentId: string | null): Promise<Zoekregister['woordlijsten']> {
  const { rows } = await sql<Zoekregister['woordlijsten'][number]>`
    select w.id, w.naam, e.id as "groepId" from woordlijst w
    join lateral (select g.id from groep g where g.admin_id = w.admin_id and ${eigen(docentId)}
      order by (g.id = w.groep_id) desc nulls last, g.volgnr, g.naam, g.id limit 1) e on true
    where w.admin_id = ${adminId} and w.verwijderd_op is null order by lower(w.naam), w.id`.execute(db);
  return rows;
}
