/** How the product is used and how it stands, in sums over all customers: never a child, never one customer. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { geoefend } from '../../oefenen/standen/index.ts';

export interface WeekTelling {
  /** Blocks of seven days before the one that ends today. */
  readonly geleden: number;
  readonly admins: number;
  readonly leerlingen: number;
  readonly taken: number;
}

export interface DagTelling {
  readonly dag: string;
  readonly taken: number;
}

/** Our own office and visitors are no customers. */
const KLANT = sql`join admin a on a.admin_id = d.admin_id and not a.intern and a.vervalt_op is null`;

/** Practice since `sinds`, answering or reading on the leesplank, per block of seven days that ends with `vandaag`; a block without practice is absent. */
export async function listWeken(db: Db, sinds: string, vandaag: string): Promise<readonly WeekTelling[]> {
  const { rows } = await sql<WeekTelling>`
    select ((${vandaag}::date - d.dag) / 7)::int as geleden, count(distinct d.admin_id)::int as admins,
      count(distinct d.leerling_id)::int as leerlingen, sum(d.taken)::int as taken
    from ${geoefend(sinds)} d ${KLANT}
    where d.dag between ${sinds} and ${vandaag} group by 1`.execute(db);
  return rows;
}

/** Finished taken per day; a day without is absent. */
export async function listDagen(db: Db, sinds: string, vandaag: string): Promise<readonly DagTelling[]> {
  const { rows } = await sql<DagTelling>`
    select d.dag, sum(d.taken)::int as taken from leerling_dag d ${KLANT}
    where d.dag between ${sinds} and ${vandaag} group by d.dag`.execute(db);
  return rows;
}

/** Applications since `sinds` (ms), without what a robot sent, per block of `blokMs` that ends with `now`. */
export async function listAanvragenPerWeek(
  db: Db,
  { sinds, now, blokMs }: { readonly sinds: number; readonly now: number; readonly blokMs: number },
): Promise<readonly { readonly geleden: number; readonly aantal: number }[]> {
  const { rows } = await sql<{ geleden: number; aantal: number }>`
    select floor(extract(epoch from (${new Date(now)}::timestamptz - created_at)) * 1000 / ${blokMs}::float8)::int as geleden, count(*)::int as aantal
    from aanvraag where created_at > ${new Date(sinds)} and created_at <= ${new Date(now)} and status <> 'ongewenst' group by 1`.execute(
    db,
  );
  return rows;
}

export interface LicentieTelling {
  readonly lopend: number;
  readonly looptAf: number;
  readonly afgelopen: number;
}

/** Customers that may come in, by how their licence stands; `looptAf` of `lopend` ends up to `tot` (YYYY-MM-DD). */
export async function countLicenties(db: Db, vandaag: string, tot: string): Promise<LicentieTelling> {
  const { rows } = await sql<LicentieTelling>`
    select count(*) filter (where licentie_tot is null or licentie_tot >= ${vandaag})::int as lopend,
      count(*) filter (where licentie_tot between ${vandaag} and ${tot})::int as "looptAf",
      count(*) filter (where licentie_tot < ${vandaag})::int as afgelopen
    from admin where not intern and vervalt_op is null and status = 'actief'`.execute(db);
  return rows[0] ?? { lopend: 0, looptAf: 0, afgelopen: 0 };
}

export interface MailTelling {
  readonly wacht: number;
  readonly oudste: Date | null;
  readonly mislukt: number;
  readonly verstuurd: number;
}

/** What waits, since when, what failed, and what went out since `sinds` (ms). */
export async function countMails(db: Db, sinds: number): Promise<MailTelling> {
  const { rows } = await sql<MailTelling>`
    select count(*) filter (where status in ('wacht', 'bezig'))::int as wacht,
      min(created_at) filter (where status in ('wacht', 'bezig')) as oudste,
      count(*) filter (where status = 'mislukt')::int as mislukt,
      count(*) filter (where status = 'verstuurd' and afgerond_op > ${new Date(sinds)})::int as verstuurd
    from mail`.execute(db);
  return rows[0] ?? { wacht: 0, oudste: null, mislukt: 0, verstuurd: 0 };
}
