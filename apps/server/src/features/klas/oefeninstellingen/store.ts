/** Settings of groepen and leerlingen. What a screen changes goes through one row, locked, with a version. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { OefeninstellingAfwijking } from '@spelrijk/domain/oefeninstelling';
import { HELE_NAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface HouderRij {
  /** Null as long as nothing was ever set. */
  readonly id: string | null;
  /** Null: the groep itself. */
  readonly leerlingId: string | null;
  readonly naam: string;
  readonly jaargroep: number | null;
  readonly instelling: unknown;
  readonly versie: number;
  readonly op: Date | null;
  readonly door: string;
}

export interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

/** The groep first, then its leerlingen by last name; nothing when the groep is not there, or not taught by `docentId`. */
export async function listHouders(db: Db, { adminId, groepId }: Plek, docentId: string | null): Promise<readonly HouderRij[]> {
  const { rows } = await sql<HouderRij>`
    with g as (
      select g.admin_id, g.id, g.naam from groep g where g.admin_id = ${adminId} and g.id = ${groepId}
        and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))
    ), h as (
      select g.admin_id, g.id as groep_id, null::uuid as leerling_id, g.naam, null::smallint as jaargroep, 0 as plek from g
      union all
      select l.admin_id, null, l.id, ${HELE_NAAM}, l.jaargroep, row_number() over (order by ${opNaam()})
      from g join leerling l on l.admin_id = g.admin_id and l.groep_id = g.id and l.verwijderd_op is null
    )
    select o.id, h.leerling_id as "leerlingId", h.naam, h.jaargroep, coalesce(o.instelling, '{}') as instelling, coalesce(o.versie, 0) as versie,
      o.gewijzigd_op as op, coalesce(trim(b.roepnaam || ' ' || b.achternaam), '') as door
    from h
    left join oefeninstelling o on o.admin_id = h.admin_id and (o.leerling_id = h.leerling_id or o.groep_id = h.groep_id)
    left join gebruiker b on b.admin_id = o.admin_id and b.id = o.gewijzigd_door
    order by h.plek`.execute(db);
  return rows;
}

/** Where a setting hangs: one of the two is null. */
export interface Haak {
  readonly groepId: string | null;
  readonly leerlingId: string | null;
}

export interface Bewaard {
  readonly id: string;
  readonly instelling: unknown;
  readonly versie: number;
}

/** The row of a groep or leerling, locked until the transaction ends; made when there is none. */
export async function lockInstelling(db: Db, adminId: string, nieuwId: string, haak: Haak, now: number): Promise<Bewaard> {
  await db
    .insertInto('oefeninstelling')
    .values({
      admin_id: adminId,
      id: nieuwId,
      groep_id: haak.groepId,
      leerling_id: haak.leerlingId,
      instelling: '{}',
      versie: 0,
      created_at: new Date(now),
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const van = db.selectFrom('oefeninstelling').select(['id', 'instelling', 'versie']).where('admin_id', '=', adminId).forUpdate();
  return haak.leerlingId === null
    ? van.where('groep_id', '=', haak.groepId).executeTakeFirstOrThrow()
    : van.where('leerling_id', '=', haak.leerlingId).executeTakeFirstOrThrow();
}

export interface Wijzigbeurt {
  readonly adminId: string;
  readonly id: string;
  readonly instelling: OefeninstellingAfwijking;
  readonly door: string;
  readonly now: number;
}

/** Stores it as the next version. */
export async function updateInstelling(db: Db, { adminId, id, instelling, door, now }: Wijzigbeurt): Promise<void> {
  await db
    .updateTable('oefeninstelling')
    .set((eb) => ({
      instelling: JSON.stringify(instelling),
      versie: eb('versie', '+', 1),
      gewijzigd_op: new Date(now),
      gewijzigd_door: door,
    }))
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute();
}

export async function readRegio(db: Db, adminId: string): Promise<Regio> {
  const { regio } = await db.selectFrom('admin').select('regio').where('admin_id', '=', adminId).executeTakeFirstOrThrow();
  return regio;
}
