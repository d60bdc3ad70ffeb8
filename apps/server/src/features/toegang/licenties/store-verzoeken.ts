/** What customers ask about their licence. */
import { sql } from 'kysely';
import type { Licentieverzoek, VerzoekStatus } from '@spelrijk/contract/licenties';
import type { AdminSoort, Regio } from '@spelrijk/domain/admin';
import { toBlad, type Blad, type Db } from '../../../platform/db/database.ts';
import type { LicentieRij } from './store.ts';

export type VerzoekRij = Omit<Licentieverzoek, 'op' | 'afgehandeldOp'> & { readonly op: Date; readonly afgehandeldOp: Date | null };

const VELDEN = sql`v.id, coalesce(trim(g.roepnaam || ' ' || g.achternaam), '') as door, v.created_at as op, v.tot, v.plaatsen, v.opmerking,
  v.status, v.antwoord, v.afgehandeld_op as "afgehandeldOp"`;
const VRAGER = sql`left join gebruiker g on g.admin_id = v.admin_id and g.id = v.gebruiker_id`;

export const VERZOEKEN_PER_PAGINA = 50;

/** What is open first, then the newest. */
export async function listVerzoeken(db: Db, adminId: string, id: string | null = null, vanaf = 0): Promise<Blad<VerzoekRij>> {
  const { rows } = await sql<VerzoekRij & { totaal: number }>`
    select ${VELDEN}, count(*) over ()::int as totaal from licentieverzoek v ${VRAGER}
    where v.admin_id = ${adminId} and (${id}::uuid is null or v.id = ${id}::uuid)
    order by v.status <> 'open', v.created_at desc, v.id desc offset ${vanaf} limit ${VERZOEKEN_PER_PAGINA}`.execute(db);
  return toBlad(rows);
}

export interface OpenRij extends VerzoekRij, LicentieRij {
  readonly adminId: string;
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly huidigTot: string | null;
  readonly huidigePlaatsen: number | null;
}

/** Of customers who are not suspended, who waited longest first. */
export async function listOpen(db: Db, vanaf: number, aantal: number): Promise<Blad<OpenRij>> {
  const { rows } = await sql<OpenRij & { totaal: number }>`
    select ${VELDEN}, a.admin_id as "adminId", a.naam, a.soort, a.regio, a.licentie_van as van, a.licentie_tot as "huidigTot",
      a.plaatsen as "huidigePlaatsen", a.pakketten,
      (select count(*) from leerling l where l.admin_id = a.admin_id and l.verwijderd_op is null)::int as gebruikt, count(*) over ()::int as totaal
    from licentieverzoek v join admin a on a.admin_id = v.admin_id ${VRAGER}
    where v.status = 'open' and a.status = 'actief' order by v.created_at, v.id offset ${vanaf} limit ${aantal}`.execute(db);
  return toBlad(rows);
}

export interface NieuwVerzoek {
  readonly adminId: string;
  readonly id: string;
  readonly gebruikerId: string;
  readonly tot: string | null;
  readonly plaatsen: number | null;
  readonly opmerking: string;
  readonly now: number;
}

export async function insertVerzoek(db: Db, verzoek: NieuwVerzoek): Promise<void> {
  const { adminId, id, gebruikerId, tot, plaatsen, opmerking, now } = verzoek;
  await db
    .insertInto('licentieverzoek')
    .values({ admin_id: adminId, id, gebruiker_id: gebruikerId, tot, plaatsen, opmerking, created_at: new Date(now) })
    .execute();
}

export async function closeVerzoek(
  db: Db,
  { adminId, id }: Pick<NieuwVerzoek, 'adminId' | 'id'>,
  status: Exclude<VerzoekStatus, 'open'>,
  antwoord: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('licentieverzoek')
    .set({ status, antwoord, afgehandeld_op: new Date(now) })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute();
}

export interface Vrager {
  readonly roepnaam: string;
  readonly admin: string;
  readonly regio: Regio;
  /** Where mail reaches who asked, else the customer; null: nowhere. */
  readonly email: string | null;
}

export async function findVrager(db: Db, adminId: string, verzoekId: string): Promise<Vrager | undefined> {
  const { rows } = await sql<Vrager>`
    select coalesce(g.roepnaam, '') as roepnaam, a.naam as admin, a.regio,
      coalesce(nullif(c.email, ''), nullif(g.email, ''), nullif(a.email, '')) as email
    from licentieverzoek v join admin a on a.admin_id = v.admin_id ${VRAGER}
    left join account c on c.id = g.id
    where v.admin_id = ${adminId} and v.id = ${verzoekId}`.execute(db);
  return rows[0];
}
