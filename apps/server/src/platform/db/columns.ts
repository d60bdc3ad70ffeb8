/** Kinds of columns that many tables have, and the names of leerlingen as queries say them. */
import { ELISIE, VOOR_DE_NAAM } from '@spelrijk/domain/naam';
import { type ColumnType, type JSONColumnType, type RawBuilder, sql } from 'kysely';

export type Json<T extends object> = JSONColumnType<T>;
export type Time = ColumnType<Date, Date, Date>;
/** May be left out when a row is written. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
export type NullableText = Nullable<string>;
export type NullableNumber = Nullable<number>;
export type NullableTime = Nullable<Date>;

/** The others of the groep of the leerling `l` who are called so, itself among them. */
const NAAMGENOTEN = sql`leerling n where n.admin_id = l.admin_id and n.groep_id = l.groep_id and n.verwijderd_op is null and lower(n.roepnaam) = lower(l.roepnaam)`;

/** For the leerling `l`, behind its name: which of two who bear the same whole name in one groep it is, in the order in which they came; '' for all others. */
export const ONDERSCHEID = sql<string>`coalesce((
  select ' (' || count(*) filter (where (n.created_at, n.id) <= (l.created_at, l.id)) || ')' from ${NAAMGENOTEN}
    and lower(n.voorvoegsel) = lower(l.voorvoegsel) and lower(n.achternaam) = lower(l.achternaam) having count(*) > 1), '')`;

/** Of a leerling, in the table `wie`: the achternaam with what stands before it, as `metVoor` writes it. */
export const metVoorSql = (wie = 'l'): RawBuilder<string> => {
  const [voorvoegsel, achternaam] = ['voorvoegsel', 'achternaam'].map((kolom) => sql.ref<string>(`${wie}.${kolom}`));
  return sql`ltrim(${voorvoegsel} || case when ${voorvoegsel} ~ ${sql.lit(ELISIE)} then '' else ' ' end || ${achternaam})`;
};

/** Of a leerling, in the table `wie`: its whole name, as `heleNaam` writes it. */
export const heleNaamSql = (wie = 'l'): RawBuilder<string> => sql`trim(${sql.ref(`${wie}.roepnaam`)} || ' ' || ${metVoorSql(wie)})`;

/** Of the leerling `l`: its achternaam with what stands before it, as the docent reads it. */
export const ACHTERNAAM = sql<string>`trim(${metVoorSql()} || ${ONDERSCHEID})`;

/** Of the leerling `l`: its whole name in one. */
export const HELE_NAAM = sql<string>`${heleNaamSql()} || ${ONDERSCHEID}`;

/** Of the leerling `l` among its groep: the roepnaam, or the whole name when somebody else there is called so. */
export const ROEPNAAM = sql<string>`case when (select count(*) from ${NAAMGENOTEN}) > 1 then ${HELE_NAAM} else l.roepnaam end`;

/** The order of `compareNamen` over the whole achternaam of the people in the table `wie`. */
function volgordeVan(wie: string, heel: RawBuilder<string>): RawBuilder<string> {
  const [adminId, roepnaam, achternaam, id] = ['admin_id', 'roepnaam', 'achternaam', 'id'].map((kolom) =>
    sql.ref<string>(`${wie}.${kolom}`),
  );
  return sql`translate(coalesce(nullif(case when (select huis.regio from admin huis where huis.admin_id = ${adminId}) = 'be' then ${heel}
    else regexp_replace(${achternaam}, ${VOOR_DE_NAAM}::text, '', 'i') end, ''), ${roepnaam}), '’‘ʼ´\`', repeat(chr(39), 5)), ${roepnaam}, ${id}`;
}

/** What leerlingen are ordered by, in the table of that name. */
export const opNaam = (wie = 'l'): RawBuilder<string> => volgordeVan(wie, metVoorSql(wie));

/** What grown-ups are ordered by: their voorvoegsel stands in front of the achternaam. */
export const gebruikersOpNaam = (wie = 'b'): RawBuilder<string> => volgordeVan(wie, sql.ref(`${wie}.achternaam`));
