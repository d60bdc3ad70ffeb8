/** What our office sees: every message with how many it reaches and who read it. */
import { sql } from 'kysely';
import type { BerichtDoel } from '@spelrijk/domain/bericht';
import { toBlad, type Blad, type Db } from '../../../platform/db/database.ts';
import { IS_VOOR, KOLOMMEN, MAG_LEZEN, type BerichtRij } from './store.ts';

export interface KantoorRij extends BerichtRij {
  readonly adminNaam: string | null;
  readonly admins: number;
  readonly mensen: number;
  readonly gelezen: number;
}

/** Who is reached: who was there when it went out, or for a draft who is there now. */
const MENSEN = (now: number) => sql`
  mens as materialized (
    select a.admin_id, a.soort, a.regio, a.intern, a.vervalt_op, a.created_at as admin_op, c.id, c.rol, c.status, c.created_at
    from account c join admin a on a.admin_id = c.admin_id where c.rol in ('schooladmin','docent','rtadmin','thuisadmin')),
  bereik as (
    select b.id as bericht_id, c.admin_id, c.id from bericht b join mens c on ${MAG_LEZEN} and c.created_at <= coalesce(b.op, ${new Date(now)})
    join mens a on a.id = c.id and a.admin_op <= coalesce(b.op, ${new Date(now)}) and ${IS_VOOR})`;

/** The latest first: drafts and what is planned above what went out. */
export async function listBerichten(db: Db, now: number, vanaf: number, aantal: number): Promise<Blad<KantoorRij>> {
  const { rows } = await sql<KantoorRij & { totaal: number }>`
    with ${MENSEN(now)},
    som as (
      select r.bericht_id, count(distinct r.admin_id)::int as admins, count(*)::int as mensen, count(*) filter (where g.gelezen)::int as gelezen
      from bereik r left join bericht_gelezen g on g.admin_id = r.admin_id and g.gebruiker_id = r.id and g.bericht_id = r.bericht_id
      group by r.bericht_id)
    select ${sql.join(KOLOMMEN.map((kolom) => sql.ref(`b.${kolom}`)))}, k.naam as "adminNaam",
      coalesce(s.admins, 0) as admins, coalesce(s.mensen, 0) as mensen, coalesce(s.gelezen, 0) as gelezen, count(*) over ()::int as totaal
    from bericht b left join som s on s.bericht_id = b.id left join admin k on k.admin_id = b.klant_id
    order by coalesce(b.op, 'infinity') desc, b.created_at desc, b.id offset ${vanaf} limit ${aantal}`.execute(db);
  return toBlad(rows);
}

/** Of what is not written down yet. */
export async function readBereik(db: Db, doel: BerichtDoel, now: number): Promise<{ readonly admins: number; readonly mensen: number }> {
  const { rows } = await sql<{ admins: number; mensen: number }>`
    with b as (select ${doel.soorten}::text[] as soorten, ${doel.regio}::text as regio, ${doel.adminId}::uuid as klant_id, ${doel.lezers}::text as lezers)
    select count(distinct a.admin_id)::int as admins, count(*)::int as mensen
    from b join admin a on ${IS_VOOR} and a.created_at <= ${new Date(now)} join account c on c.admin_id = a.admin_id and ${MAG_LEZEN}`.execute(
    db,
  );
  return rows[0] ?? { admins: 0, mensen: 0 };
}

export interface LezersRij {
  readonly adminId: string;
  readonly naam: string;
  readonly mensen: number;
  readonly gelezen: number;
}

/** Per admin; those where nobody read it first. */
export async function listLezers(db: Db, berichtId: string, now: number): Promise<readonly LezersRij[]> {
  const { rows } = await sql<LezersRij>`
    with ${MENSEN(now)}
    select r.admin_id as "adminId", k.naam, count(*)::int as mensen, count(*) filter (where g.gelezen)::int as gelezen
    from bereik r join admin k on k.admin_id = r.admin_id
    left join bericht_gelezen g on g.admin_id = r.admin_id and g.gebruiker_id = r.id and g.bericht_id = r.bericht_id
    where r.bericht_id = ${berichtId} group by r.admin_id, k.naam
    order by count(*) filter (where g.gelezen) > 0, k.naam, r.admin_id limit 1000`.execute(db);
  return rows;
}
