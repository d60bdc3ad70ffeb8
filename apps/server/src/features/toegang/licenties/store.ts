/** What a customer bought stands with the customer; every change of it has a row of its own. */
import { sql } from 'kysely';
import type { Licentie, Licentietermen } from '@spelrijk/contract/licenties';
import type { Rol } from '@spelrijk/domain/rol';
import { toBlad, type Blad, type Db } from '../../../platform/db/database.ts';

export type LicentieRij = Licentietermen & Pick<Licentie, 'gebruikt'>;

const GEBRUIKT = sql`(select count(*) from leerling l where l.admin_id = a.admin_id and l.verwijderd_op is null)::int`;

/** Not of our own office: that is no customer. */
export async function findLicentie(db: Db, adminId: string): Promise<LicentieRij | undefined> {
  const { rows } = await sql<LicentieRij>`
    select licentie_van as van, licentie_tot as tot, plaatsen, pakketten, ${GEBRUIKT} as gebruikt
    from admin a where admin_id = ${adminId} and not intern`.execute(db);
  return rows[0];
}

/** Who changes it, or asks for more, waits here for who was first. */
export async function lockTermen(db: Db, adminId: string): Promise<Licentietermen | undefined> {
  const { rows } = await sql<Licentietermen>`
    select licentie_van as van, licentie_tot as tot, plaatsen, pakketten from admin
    where admin_id = ${adminId} and not intern for no key update`.execute(db);
  return rows[0];
}

export async function updateTermen(db: Db, adminId: string, { van, tot, plaatsen, pakketten }: Licentietermen): Promise<void> {
  await db
    .updateTable('admin')
    .set({ licentie_van: van, licentie_tot: tot, plaatsen, pakketten: [...pakketten] })
    .where('admin_id', '=', adminId)
    .execute();
}

export interface NieuweWijziging {
  readonly adminId: string;
  readonly id: string;
  readonly accountId: string | null;
  readonly rol: Rol | null;
  readonly voor: Licentietermen | null;
  readonly na: Licentietermen;
  readonly verzoekId: string | null;
  readonly now: number;
}

export async function insertWijziging(db: Db, wijziging: NieuweWijziging): Promise<void> {
  const { adminId, id, accountId, rol, voor, na, verzoekId, now } = wijziging;
  await db
    .insertInto('licentiewijziging')
    .values({
      admin_id: adminId,
      id,
      op: new Date(now),
      account_id: accountId,
      rol,
      voor: voor && JSON.stringify(voor),
      na: JSON.stringify(na),
      verzoek_id: verzoekId,
    })
    .execute();
}

export interface WijzigingRij {
  readonly id: string;
  readonly op: Date;
  readonly wie: string;
  readonly rol: Rol | null;
  readonly voor: Licentietermen | null;
  readonly na: Licentietermen;
  readonly opVerzoek: boolean;
}

export const WIJZIGINGEN_PER_PAGINA = 200;

/** The newest first. `metNamen`: with the names of our office, for our office. */
export async function listWijzigingen(db: Db, adminId: string, metNamen: boolean, vanaf: number): Promise<Blad<WijzigingRij>> {
  const { rows } = await sql<WijzigingRij & { totaal: number }>`
    select w.id, w.op, case when ${metNamen} then coalesce(trim(g.roepnaam || ' ' || g.achternaam), '') else '' end as wie,
      w.rol, w.voor, w.na, w.verzoek_id is not null as "opVerzoek", count(*) over ()::int as totaal
    from licentiewijziging w left join gebruiker g on g.id = w.account_id
    where w.admin_id = ${adminId} order by w.op desc, w.id desc offset ${vanaf} limit ${WIJZIGINGEN_PER_PAGINA}`.execute(db);
  return toBlad(rows);
}
