/** Rows of one leerling as JSON, from one customer and into another, table by table as the database's own catalogue tells them. In the program's own role. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tabel } from '../verhuizingen/index.ts';
import { isGedeeld, samenvoeging } from './delen.ts';

type Stuk = RawBuilder<unknown>;

/** Rows of this leerling, or those that hang on rows that went before. */
export function vanLeerling({ ouders }: Tabel, leerlingId: string, opgehaald: ReadonlyMap<string, ReadonlySet<string>>): Stuk {
  const eigen = ouders.find(({ tabel }) => tabel === 'leerling');
  if (eigen) return sql`t.${sql.ref(eigen.kolom)} = ${leerlingId}`;
  const via = ouders.filter(({ verplicht }) => verplicht);
  return sql`(${sql.join(
    via.map(({ kolom, tabel }) => sql`t.${sql.ref(kolom)} = any(${[...(opgehaald.get(tabel) ?? [])]}::uuid[])`),
    sql` and `,
  )})`;
}

export async function readRijen(db: Db, { naam }: Tabel, adminId: string, waar: Stuk): Promise<readonly string[]> {
  const { rows } = await sql<{ rij: string }>`
    select to_jsonb(t)::text as rij from ${sql.table(naam)} t where t.admin_id = ${adminId} and ${waar}`.execute(db);
  return rows.map(({ rij }) => rij);
}

/** What happens to a row whose key is there already. */
function bijBotsing(tabel: Tabel, samen: boolean): Stuk {
  const hoe = samen ? samenvoeging(tabel) : undefined;
  if (isGedeeld(tabel) || hoe === 'een-keer') return sql`on conflict do nothing`;
  if (hoe === undefined || typeof hoe === 'string') return sql``;
  const { naam } = tabel;
  const sommen = hoe.map((kolom) => sql`${sql.ref(kolom)} = ${sql.table(naam)}.${sql.ref(kolom)} + excluded.${sql.ref(kolom)}`);
  return sql`on conflict on constraint ${sql.ref(`${naam}_pkey`)} do update set ${sql.join(sommen)}`;
}

/** Rows as one JSON list, with their new ids in them. `samen`: the receiver has practice of its own. */
export async function insertRijen(db: Db, tabel: Tabel, rijen: string, samen: boolean): Promise<void> {
  const { naam, kolommen } = tabel;
  const namen = sql.join(['admin_id', ...kolommen].map((kolom) => sql.ref(kolom)));
  await sql`insert into ${sql.table(naam)} (${namen}) select ${namen} from jsonb_populate_recordset(null::${sql.table(naam)}, ${rijen}::jsonb) ${bijBotsing(tabel, samen)}`.execute(
    db,
  );
}

/** What a leerling that did nothing yet has from its begin. */
export async function clearRijen(db: Db, { naam }: Tabel, adminId: string, leerlingId: string): Promise<void> {
  await sql`delete from ${sql.table(naam)} where admin_id = ${adminId} and leerling_id = ${leerlingId}`.execute(db);
}

export async function hasRijen(db: Db, { naam }: Tabel, adminId: string, leerlingId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(naam)} where admin_id = ${adminId} and leerling_id = ${leerlingId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Has an open flag for care. */
export async function isGevlagd(db: Db, adminId: string, leerlingId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from zorgvlag where admin_id = ${adminId} and leerling_id = ${leerlingId} and weg_op is null`.execute(
    db,
  );
  return rows.length > 0;
}

/** Of the row of the leerling itself these say who it is and where; all others are what it earned. */
const WIE = new Set(['id', 'groep_id', 'roepnaam', 'voorvoegsel', 'achternaam', 'jaargroep', 'verwijderd_op', 'created_at']);

export interface VanNaar {
  readonly van: { readonly adminId: string; readonly leerlingId: string };
  readonly naar: { readonly adminId: string; readonly leerlingId: string; readonly groepId: string };
}

/** Coins, figure and record, and whatever stands beside them one day. */
export async function copyVerdiend(db: Db, { kolommen }: Tabel, { van, naar }: VanNaar): Promise<void> {
  const verdiend = kolommen.filter((kolom) => !WIE.has(kolom));
  const zet = verdiend.map((kolom) => sql`${sql.ref(kolom)} = s.${sql.ref(kolom)}`);
  await sql`
    update leerling l set ${sql.join(zet)} from leerling s
    where l.admin_id = ${naar.adminId} and l.id = ${naar.leerlingId} and s.admin_id = ${van.adminId} and s.id = ${van.leerlingId}`.execute(
    db,
  );
}

/** Ids of the lists that results of this leerling came in. */
export async function listLijsten(db: Db, adminId: string, leerlingId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.import_id as id from lvs_score s join lvs_import i on i.admin_id = s.admin_id and i.id = s.import_id
    where s.admin_id = ${adminId} and s.leerling_id = ${leerlingId} and i.verwijderd_op is null`.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertLijst(db: Db, lijst: { adminId: string; id: string; door: string; wie: string; now: Date }): Promise<void> {
  await sql`
    insert into lvs_import (admin_id, id, op, door, wie, soort, bestand_hash)
    values (${lijst.adminId}, ${lijst.id}, ${lijst.now}, ${lijst.door}, ${lijst.wie}, 'verhuistoken', ${lijst.id})`.execute(db);
}

interface Woordlijst {
  readonly naam: string;
  readonly woorden: unknown;
  readonly van: string | null;
  readonly tot: string | null;
}

/** Word lists that are on for this leerling, or will be. */
export async function listEigenWoorden(db: Db, adminId: string, leerlingId: string, vandaag: string): Promise<readonly Woordlijst[]> {
  const { rows } = await sql<Woordlijst>`
    select w.naam, w.woorden, min(t.van) as van, case when bool_or(t.tot is null) then null else max(t.tot) end as tot
    from leerling l
    join woordlijst_toewijzing t on t.admin_id = l.admin_id and (t.leerling_id = l.id or (t.leerling_id is null and t.groep_id = l.groep_id))
    join woordlijst w on w.admin_id = t.admin_id and w.id = t.woordlijst_id and w.verwijderd_op is null
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and coalesce(t.tot >= ${vandaag}::date, true)
    group by w.admin_id, w.id order by w.naam`.execute(db);
  return rows;
}

/** A list of the groep that is on for this leerling only. */
export async function insertWoordlijst(
  db: Db,
  { naar }: Pick<VanNaar, 'naar'>,
  { naam, woorden, van, tot }: Woordlijst,
  { ids: [lijstId, toewijzingId], now }: { readonly ids: readonly [string, string]; readonly now: Date },
): Promise<void> {
  await sql`
    insert into woordlijst (admin_id, id, groep_id, naam, woorden, versie, created_at, gewijzigd_op)
    values (${naar.adminId}, ${lijstId}, ${naar.groepId}, ${naam}, ${JSON.stringify(woorden)}::jsonb, 1, ${now}, ${now})`.execute(db);
  await sql`
    insert into woordlijst_toewijzing (admin_id, id, woordlijst_id, groep_id, leerling_id, van, tot, created_at)
    values (${naar.adminId}, ${toewijzingId}, ${lijstId}, ${naar.groepId}, ${naar.leerlingId}, ${van}, ${tot}, ${now})`.execute(db);
}
