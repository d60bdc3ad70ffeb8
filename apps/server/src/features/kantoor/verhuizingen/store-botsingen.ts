/** What two customers have both: names that must differ, keys that say who somebody is, and people who may be the same. */
import { sql } from 'kysely';
import type { Verhuisbotsing } from '@spelrijk/contract/verhuizingen';
import type { Db } from '../../../platform/db/database.ts';
import type { Hernoemd } from '../../../platform/db/schema-verhuizing.ts';
import { HERNOEMT, WIJKT } from './plan.ts';
import type { Tabel } from './store-schema.ts';
import type { Weg } from './store-verplaats.ts';

const lit = (id: string) => sql`${sql.lit(id)}::uuid`;
export type Hernoemtabel = keyof typeof HERNOEMT;
export type Wijktabel = keyof typeof WIJKT;
export const HERNOEMTABELLEN: readonly Hernoemtabel[] = ['groep', 'voorinstelling'];
export const WIJKTABELLEN: readonly Wijktabel[] = ['persoonssleutel', 'importsleutel', 'lvs_kolom', 'spraak'];

/** `5a` becomes `5a (2)`, or the next number that is free; the name is cut when the two do not fit. */
function vrijeNaam(naam: string, bezet: ReadonlySet<string>, max: number): string {
  for (let nr = 2; ; nr += 1) {
    const achter = ` (${nr})`;
    const kandidaat = `${naam.slice(0, max - achter.length).trimEnd()}${achter}`;
    if (!bezet.has(kandidaat.toLowerCase())) return kandidaat;
  }
}

/** Names that the receiver has already, whatever the capitals, and what they become. */
export async function hernoemingen(db: Db, tabel: Hernoemtabel, weg: Weg): Promise<readonly Hernoemd[]> {
  const { kolom, max } = HERNOEMT[tabel];
  const { rows } = await sql<{ id: string; naam: string; eigen: boolean }>`
    select t.id, t.${sql.ref(kolom)} as naam, t.admin_id = ${lit(weg.van)} as eigen from ${sql.table(tabel)} t
    where t.admin_id in (${lit(weg.van)}, ${lit(weg.naar)}) order by t.${sql.ref(kolom)}, t.id`.execute(db);
  const daar = new Set(rows.filter(({ eigen }) => !eigen).map(({ naam }) => naam.toLowerCase()));
  const bezet = new Set(rows.map(({ naam }) => naam.toLowerCase()));
  return rows
    .filter(({ eigen, naam }) => eigen && daar.has(naam.toLowerCase()))
    .map(({ id, naam }) => {
      const werd = vrijeNaam(naam, bezet, max);
      bezet.add(werd.toLowerCase());
      return { id, was: naam, werd };
    });
}

export async function giveNamen(db: Db, tabel: Hernoemtabel, adminId: string, namen: readonly Hernoemd[]): Promise<void> {
  if (namen.length === 0) return;
  const { kolom } = HERNOEMT[tabel];
  await sql`update ${sql.table(tabel)} t set ${sql.ref(kolom)} = n.werd
    from jsonb_to_recordset(${sql.lit(JSON.stringify(namen))}::jsonb) as n(id uuid, was text, werd text)
    where t.admin_id = ${lit(adminId)} and t.id = n.id and t.${sql.ref(kolom)} = n.was`.execute(db);
}

const zelfdeSleutel = ({ sleutel }: Tabel) =>
  sql.join(
    sleutel.map((kolom) => sql`d.${sql.ref(kolom)} = t.${sql.ref(kolom)}`),
    sql` and `,
  );
const dubbel = (tabel: Tabel, weg: Weg) => sql`from ${sql.table(tabel.naam)} t where t.admin_id = ${lit(weg.van)}
  and exists (select from ${sql.table(tabel.naam)} d where d.admin_id = ${lit(weg.naar)} and ${zelfdeSleutel(tabel)})`;

export async function countWijkende(db: Db, tabel: Tabel, weg: Weg): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`select count(*)::int as aantal ${dubbel(tabel, weg)}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

/** Takes away what the receiver has already; gives the rows whole. */
export async function giveWay(db: Db, tabel: Tabel, weg: Weg): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ rij: Record<string, unknown> }>`delete ${dubbel(tabel, weg)} returning to_jsonb(t) as rij`.execute(db);
  return rows.map(({ rij }) => rij);
}

async function countMailadressen(db: Db, weg: Weg): Promise<number> {
  const adressen = (
    adminId: string,
  ) => sql`select lower(coalesce(a.email, nullif(g.email, ''))) as adres from gebruiker g left join account a on a.id = g.id
    where g.admin_id = ${lit(adminId)} and coalesce(a.email, nullif(g.email, '')) is not null`;
  const { rows } = await sql<{
    aantal: number;
  }>`select count(*)::int as aantal from (${adressen(weg.van)} intersect ${adressen(weg.naar)}) beide`.execute(db);
  return rows[0]?.aantal ?? 0;
}

/** Children with the same whole name in the same jaargroep: perhaps one child, for people to find out. */
async function countZelfdeLeerlingen(db: Db, weg: Weg): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select count(*)::int as aantal from leerling t where t.admin_id = ${lit(weg.van)} and t.verwijderd_op is null and exists (
      select from leerling d where d.admin_id = ${lit(weg.naar)} and d.verwijderd_op is null and d.jaargroep = t.jaargroep
        and lower(d.roepnaam) = lower(t.roepnaam) and lower(d.voorvoegsel) = lower(t.voorvoegsel) and lower(d.achternaam) = lower(t.achternaam))`.execute(
    db,
  );
  return rows[0]?.aantal ?? 0;
}

/** Everything that is the same on both sides, and how often. */
export async function listBotsingen(db: Db, tabellen: readonly Tabel[], weg: Weg): Promise<readonly Verhuisbotsing[]> {
  const botsingen: Verhuisbotsing[] = [];
  for (const tabel of HERNOEMTABELLEN) {
    const namen = await hernoemingen(db, tabel, weg);
    botsingen.push({ soort: HERNOEMT[tabel].soort, aantal: namen.length, namen: namen.map(({ was, werd }) => ({ was, werd })) });
  }
  for (const naam of WIJKTABELLEN) {
    const tabel = tabellen.find((kandidaat) => kandidaat.naam === naam);
    if (tabel) botsingen.push({ soort: WIJKT[naam], aantal: await countWijkende(db, tabel, weg), namen: [] });
  }
  botsingen.push({ soort: 'mailadres', aantal: await countMailadressen(db, weg), namen: [] });
  botsingen.push({ soort: 'leerling', aantal: await countZelfdeLeerlingen(db, weg), namen: [] });
  return botsingen.filter(({ aantal }) => aantal > 0);
}
