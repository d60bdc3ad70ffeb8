/**
 * Copying rows from under one customer to under another and deleting them, table by table. Values stand in the text of the statements (they are ids that we made
 * and keys that the database gave): as parameters they would take the names of prepared statements that children wait for.
 */
import { sql, type RawBuilder } from 'kysely';
import { invariant } from '@spelrijk/base/invariant';
import type { Db } from '../../../platform/db/database.ts';
import { heeftEigenSleutels, type Tabel } from './store-schema.ts';

/** So many rows in one statement at most, about: each stays far below the time that a statement may take. */
const RIJEN_PER_KEER = 5000;

export type Voorwaarde = RawBuilder<unknown>;
export const ALLES: Voorwaarde = sql`true`;
const NIETS: Voorwaarde = sql`false`;

const uuid = (id: string): Voorwaarde => sql`${sql.lit(id)}::uuid`;
const lijst = (waarden: readonly string[]): Voorwaarde => sql`array[${sql.join(waarden.map((waarde) => sql.lit(waarde)))}]::text[]`;
/** Of the row `t`. */
export const isEen = (kolom: string, ids: readonly string[]): Voorwaarde =>
  ids.length === 0 ? NIETS : sql`t.${sql.ref(kolom)} = any(array[${sql.join(ids.map((id) => sql.lit(id)))}]::uuid[])`;
export const een = (voorwaarden: readonly Voorwaarde[]): Voorwaarde =>
  voorwaarden.length === 0 ? NIETS : sql`(${sql.join(voorwaarden, sql` or `)})`;

const sleutelTekst = ({ sleutel }: Tabel): Voorwaarde =>
  sql`jsonb_build_array(${sql.join(sleutel.map((kolom) => sql`t.${sql.ref(kolom)}::text`))})`;

/** Rows with one of these keys. */
export function isSleutel(tabel: Tabel, sleutels: readonly (readonly string[])[]): Voorwaarde {
  if (sleutels.length === 0) return NIETS;
  // The database writes the same list of texts in one way only.
  const teksten = sleutels.map((sleutel) => `[${sleutel.map((deel) => JSON.stringify(deel)).join(', ')}]`);
  return sql`${sleutelTekst(tabel)}::text = any(${lijst(teksten)})`;
}

const van = ({ naam }: Tabel, adminId: string, waar: Voorwaarde): Voorwaarde =>
  sql`from ${sql.table(naam)} t where t.admin_id = ${uuid(adminId)} and ${waar}`;

export async function countRijen(db: Db, tabel: Tabel, adminId: string, waar: Voorwaarde): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`select count(*)::int as aantal ${van(tabel, adminId, waar)}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

export async function listSleutels(db: Db, tabel: Tabel, adminId: string, waar: Voorwaarde): Promise<string[][]> {
  if (!heeftEigenSleutels(tabel)) return [];
  const { rows } = await sql<{ sleutel: string[] }>`select ${sleutelTekst(tabel)} as sleutel ${van(tabel, adminId, waar)}`.execute(db);
  return rows.map(({ sleutel }) => sleutel);
}

/** Ids of the rows, in one order for everybody. `vast`: nobody may change them, or hang anything on them, until the end of the transaction. */
export async function listIds(db: Db, tabel: Tabel, adminId: string, waar: Voorwaarde, vast: boolean): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id ${van(tabel, adminId, waar)} order by t.id ${vast ? sql`for update of t` : sql``}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whoever stores answers of a child holds this row: waits for those that are busy, keeps later ones waiting. Before the leerlingen themselves. */
export async function lockStanden(db: Db, adminId: string): Promise<void> {
  await sql`select from leerling_stand where admin_id = ${uuid(adminId)} order by leerling_id for update`.execute(db);
}

const kolommen = ({ kolommen: namen }: Tabel, bron: string): Voorwaarde => sql.join(namen.map((kolom) => sql.ref(`${bron}.${kolom}`)));
const naarTabel = (tabel: Tabel): Voorwaarde =>
  sql`insert into ${sql.table(tabel.naam)} (admin_id, ${sql.join(tabel.kolommen.map((kolom) => sql.ref(kolom)))})`;
const aantalVan = async (vraag: RawBuilder<unknown>, db: Db): Promise<number> => Number((await vraag.execute(db)).numAffectedRows ?? 0n);

export interface Weg {
  readonly van: string;
  readonly naar: string;
}

/** Others hang on these rows: the copies have to be there before the others come, the rows themselves until the others went. */
export const copyRijen = (db: Db, tabel: Tabel, weg: Weg, waar: Voorwaarde): Promise<number> =>
  aantalVan(sql`${naarTabel(tabel)} select ${uuid(weg.naar)}, ${kolommen(tabel, 't')} ${van(tabel, weg.van, waar)}`, db);

export const deleteRijen = (db: Db, tabel: Tabel, adminId: string, waar: Voorwaarde): Promise<number> =>
  aantalVan(sql`delete ${van(tabel, adminId, waar)}`, db);

/** Copied and deleted in one statement: what is deleted is what was copied. */
const shiftRijen = (db: Db, tabel: Tabel, weg: Weg, waar: Voorwaarde): Promise<number> =>
  aantalVan(
    sql`with weg as (delete ${van(tabel, weg.van, waar)} returning *) ${naarTabel(tabel)} select ${uuid(weg.naar)}, ${kolommen(tabel, 'weg')} from weg`,
    db,
  );

function stukken(leerlingIds: readonly string[], rijen: number): readonly (readonly string[])[] {
  const keren = Math.min(leerlingIds.length, Math.ceil(rijen / RIJEN_PER_KEER));
  const lengte = Math.ceil(leerlingIds.length / Math.max(1, keren));
  return Array.from({ length: keren }, (_, i) => leerlingIds.slice(i * lengte, (i + 1) * lengte));
}

/** Rows that nothing hangs on; many rows of leerlingen in pieces. */
export async function shiftAlleRijen(
  db: Db,
  tabel: Tabel,
  weg: Weg,
  { waar, rijen, leerlingIds }: { readonly waar: Voorwaarde; readonly rijen: number; readonly leerlingIds: readonly string[] },
): Promise<number> {
  const vanLeerling = tabel.ouders.some(({ kolom, verplicht }) => kolom === 'leerling_id' && verplicht);
  if (!vanLeerling || rijen <= RIJEN_PER_KEER) return shiftRijen(db, tabel, weg, waar);
  let totaal = 0;
  for (const stuk of stukken(leerlingIds, rijen))
    totaal += await shiftRijen(db, tabel, weg, sql`${waar} and ${isEen('leerling_id', stuk)}`);
  return totaal;
}

/** A table that only points at a customer. */
export const pointElsewhere = (db: Db, tabel: Tabel, weg: Weg, waar: Voorwaarde): Promise<number> =>
  aantalVan(sql`update ${sql.table(tabel.naam)} t set admin_id = ${uuid(weg.naar)} where t.admin_id = ${uuid(weg.van)} and ${waar}`, db);

/** Puts rows back as they were. */
export async function putBack(db: Db, tabel: Tabel, rijen: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  if (rijen.length === 0) return;
  await sql`insert into ${sql.table(tabel.naam)} select * from jsonb_populate_recordset(null::${sql.table(tabel.naam)}, ${sql.lit(JSON.stringify(rijen))}::jsonb)`.execute(
    db,
  );
}

/** Ends the sessions of these people: whoever was busy logs in again, and is then with the other customer. */
export async function endSessies(db: Db, accountIds: readonly string[], now: number): Promise<void> {
  await sql`update sessie t set beeindigd_op = ${new Date(now)} where t.beeindigd_op is null and ${isEen('account_id', accountIds)}`.execute(
    db,
  );
}

/** Rows per table of both customers, in one question. */
export async function countBeide(
  db: Db,
  tabellen: readonly Tabel[],
  weg: Weg,
): Promise<ReadonlyMap<string, { readonly van: number; readonly naar: number }>> {
  const vragen = tabellen.map(
    ({ naam }) => sql`select ${sql.lit(naam)} as tabel, count(*) filter (where t.admin_id = ${uuid(weg.van)})::int as van,
      count(*) filter (where t.admin_id = ${uuid(weg.naar)})::int as naar from ${sql.table(naam)} t where t.admin_id in (${uuid(weg.van)}, ${uuid(weg.naar)})`,
  );
  const { rows } = await sql<{ tabel: string; van: number; naar: number }>`${sql.join(vragen, sql` union all `)}`.execute(db);
  invariant(rows.length === tabellen.length, 'every table is counted');
  return new Map(rows.map(({ tabel, ...aantal }) => [tabel, aantal]));
}
