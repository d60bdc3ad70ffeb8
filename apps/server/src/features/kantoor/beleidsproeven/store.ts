/**
 * Trials of two policies side by side, in the program's own role: a trial spans customers. Of a customer only its groepen are named here, and only of those that said
 * that they may be.
 */
import { sql } from 'kysely';
import type { Proefverslag } from '@spelrijk/contract/beleidsproeven';
import type { Db } from '../../../platform/db/database.ts';

/** Any number: one starts at a time, whatever the number of servers. */
const SLOT = 5_120_731;

export interface ProefRij {
  readonly id: string;
  readonly beleid: string;
  readonly gewoon: string;
  readonly van: string;
  readonly tot: string;
  readonly einde: string;
  readonly groepenAnders: number;
  readonly groepenGewoon: number;
  readonly gestoptOp: Date | null;
  readonly uitslag: Proefverslag | null;
}

const COLUMNS = [
  'id',
  'beleid',
  'gewoon',
  'van',
  'tot',
  'einde',
  'groepen_anders as groepenAnders',
  'groepen_gewoon as groepenGewoon',
  'gestopt_op as gestoptOp',
  'uitslag',
] as const;

export const listProeven = (db: Db): Promise<readonly ProefRij[]> =>
  db.selectFrom('beleidsproef').select(COLUMNS).orderBy('created_at', 'desc').orderBy('id').execute();

export const findProef = (db: Db, id: string): Promise<ProefRij | undefined> =>
  db.selectFrom('beleidsproef').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Held until the end of the transaction. */
export async function lockProeven(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SLOT})`.execute(db);
}

export interface Kandidaat {
  readonly adminId: string;
  readonly groepId: string;
  readonly jaargroep: number;
}

/** Groepen with leerlingen of real schools that allow it: nobody's demo, nobody who was thrown away. */
export async function listKandidaten(db: Db): Promise<readonly Kandidaat[]> {
  const { rows } = await sql<Kandidaat>`
    select g.admin_id as "adminId", g.id as "groepId", coalesce(g.jaargroepen[1], 0) as jaargroep
    from groep g join admin a on a.admin_id = g.admin_id
    where a.beleidsproef and a.soort = 'school' and a.status = 'actief' and not a.intern and not a.demo and a.vervalt_op is null and a.weggegooid_op is null
      and exists (select from leerling l where l.admin_id = g.admin_id and l.groep_id = g.id and l.verwijderd_op is null)
    order by g.admin_id, g.id`.execute(db);
  return rows;
}

export interface NieuweProef {
  readonly id: string;
  readonly beleid: string;
  readonly gewoon: string;
  readonly van: string;
  readonly tot: string;
  readonly groepen: readonly (Kandidaat & { readonly anders: boolean })[];
  readonly now: number;
}

export async function insertProef(db: Db, { id, beleid, gewoon, van, tot, groepen, now }: NieuweProef): Promise<void> {
  const anders = groepen.filter((groep) => groep.anders).length;
  await db
    .insertInto('beleidsproef')
    .values({
      id,
      beleid,
      gewoon,
      van,
      tot,
      einde: tot,
      groepen_anders: anders,
      groepen_gewoon: groepen.length - anders,
      created_at: new Date(now),
    })
    .execute();
  const rijen = JSON.stringify(groepen.map(({ adminId, groepId, anders: ander }) => ({ a: adminId, g: groepId, n: ander })));
  await sql`
    insert into beleidsproef_groep (admin_id, proef_id, groep_id, anders)
    select x.a, ${id}::uuid, x.g, x.n from jsonb_to_recordset(${rijen}::jsonb) as x(a uuid, g uuid, n boolean)`.execute(db);
}

/** Trials that came to their last day stand in nobody's way. */
export async function closeVoorbij(db: Db, dag: string, now: number): Promise<void> {
  await db
    .updateTable('beleidsproef')
    .set({ gestopt_op: new Date(now) })
    .where('gestopt_op', 'is', null)
    .where('tot', '<=', dag)
    .execute();
}

export const findOpen = (db: Db): Promise<{ readonly id: string } | undefined> =>
  db.selectFrom('beleidsproef').select('id').where('gestopt_op', 'is', null).executeTakeFirst();

/** What is planned on this day or later is as everywhere; never later than it would have ended, never before it began. */
export async function stopProef(db: Db, id: string, dag: string, now: number): Promise<void> {
  await sql`
    update beleidsproef set gestopt_op = ${new Date(now)}, tot = greatest(van, least(tot, ${dag}::date))
    where id = ${id} and gestopt_op is null`.execute(db);
}

/** Once; a report that is there stays. */
export async function saveUitslag(db: Db, id: string, verslag: Proefverslag): Promise<void> {
  await db
    .updateTable('beleidsproef')
    .set({ uitslag: JSON.stringify(verslag) })
    .where('id', '=', id)
    .where('uitslag', 'is', null)
    .execute();
}

export interface GroepRij {
  readonly adminId: string;
  readonly groepId: string;
  readonly anders: boolean;
}

/** Groepen that are still in it: there, and of a customer that still allows it. */
export async function listGroepen(db: Db, proefId: string): Promise<readonly GroepRij[]> {
  const { rows } = await sql<GroepRij>`
    select x.admin_id as "adminId", x.groep_id as "groepId", x.anders from beleidsproef_groep x join admin a on a.admin_id = x.admin_id
    where x.proef_id = ${proefId} and a.beleidsproef and a.weggegooid_op is null order by x.admin_id, x.groep_id`.execute(db);
  return rows;
}
