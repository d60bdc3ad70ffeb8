/** Clients of a practice with their appointments, and what they did since a moment of their own. */
import { sql } from 'kysely';
import type { AfspraakInhoud } from '@spelrijk/contract/clienten';
import type { Rust } from '@spelrijk/contract/rust';
import { opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import { RUST } from '../../oefenen/rust/index.ts';
import { CELLEN, LAATST_GEOEFEND, ZORGDOELEN, type CelRij } from '../../oefenen/standen/index.ts';
import type { Afspraak } from './afspraken.ts';

export interface ClientPlek {
  readonly adminId: string;
  readonly leerlingId: string;
}
export type AfspraakPlek = ClientPlek & { readonly afspraakId: string };

export async function hasClient(db: Db, { adminId, leerlingId }: ClientPlek): Promise<boolean> {
  const { rows } = await sql`
    select from leerling where admin_id = ${adminId} and id = ${leerlingId} and verwijderd_op is null`.execute(db);
  return rows.length > 0;
}

export interface ClientRij {
  readonly id: string;
  readonly groepId: string;
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly figuur: number;
  readonly nooit: boolean;
  readonly school: string;
  readonly groep: string;
  readonly contact: { readonly naam: string; readonly mail: string; readonly telefoon: string };
  readonly rust: readonly Rust[];
  readonly jaarvraag: { readonly van: number; readonly naar: number } | null;
  readonly afspraken: readonly (Afspraak & { readonly id: string })[];
  readonly huiswerk: readonly { readonly id: string; readonly categorie: string; readonly tot: string }[];
  /** Goals of now, and how it stands with each categorie. */
  readonly doelen: readonly string[];
  readonly cellen: readonly CelRij[];
}

const AFSPRAKEN = sql`(select coalesce(json_agg(json_build_object('id', a.id, 'weekdag', a.weekdag, 'van', a.van, 'tot', a.tot, 'tijd', a.tijd,
  'minuten', a.minuten, 'uitval', a.uitval) order by a.van, a.id), '[]') from afspraak a where a.admin_id = l.admin_id and a.leerling_id = l.id)`;

const huiswerkOp = (
  dag: string,
) => sql`(select coalesce(json_agg(json_build_object('id', o.id, 'categorie', o.categorie, 'tot', o.tot) order by o.tot, o.id), '[]')
  from opdracht o join opdracht_leerling ol on ol.admin_id = o.admin_id and ol.opdracht_id = o.id
  where o.admin_id = l.admin_id and ol.leerling_id = l.id and o.gestopt_op is null and o.van <= ${dag} and o.tot >= ${dag})`;

/** Everybody of a practice is a client; who has no row yet has no school and no contact. */
export async function listClienten(db: Db, adminId: string, vandaag: string): Promise<readonly ClientRij[]> {
  const { rows } = await sql<ClientRij>`
    select l.id, l.groep_id as "groepId", l.roepnaam, l.voorvoegsel, l.achternaam, l.jaargroep, l.figuur, ${LAATST_GEOEFEND} is null as nooit,
      coalesce(c.school, '') as school, coalesce(c.groep, '') as groep,
      json_build_object('naam', coalesce(c.contact_naam, ''), 'mail', coalesce(c.contact_mail, ''), 'telefoon', coalesce(c.contact_telefoon, '')) as contact,
      ${RUST} as rust,
      (select json_build_object('van', j.van, 'naar', j.naar) from jaarvraag j where j.admin_id = l.admin_id and j.leerling_id = l.id) as jaarvraag, ${AFSPRAKEN} as afspraken, ${huiswerkOp(vandaag)} as huiswerk,
      ${ZORGDOELEN} as doelen, ${CELLEN} as cellen
    from leerling l
    left join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    left join client c on c.admin_id = l.admin_id and c.leerling_id = l.id
    where l.admin_id = ${adminId} and l.verwijderd_op is null order by ${opNaam()}`.execute(db);
  return rows;
}

export interface Oefensom {
  readonly leerlingId: string;
  readonly dagen: number;
  readonly ms: number;
  readonly antwoorden: number;
  readonly goed: number;
  readonly gokjes: number;
  readonly samen: number;
}

/** Longer pauses than this are no practice, and one answer never counts longer than a minute: as the day's counters reckon. */
const PAUZE_S = 120;
const LANGSTE_MS = 60_000;

/** What each did from a day of its own on, reading on the leesplank among it; beside an adult is counted apart. */
export async function sumSinds(
  db: Db,
  adminId: string,
  sinds: readonly { readonly id: string; readonly vanaf: string }[],
): Promise<readonly Oefensom[]> {
  const { rows } = await sql<Oefensom>`
    with wie as (select * from jsonb_to_recordset(${JSON.stringify(sinds)}::jsonb) as v(id uuid, vanaf date)),
    antwoorden as (
      select a.leerling_id, a.dag, a.telt, a.goed, a.gokje, a.samen, a.rt_ms,
        extract(epoch from a.op - lag(a.op) over (partition by a.leerling_id order by a.volgnr)) as tussen
      from wie v join antwoord a on a.admin_id = ${adminId} and a.leerling_id = v.id and a.dag >= v.vanaf and not a.ingetrokken),
    beurt as (
      select leerling_id, dag, telt, goed, gokje, samen,
        case when tussen > 0 and tussen < ${PAUZE_S} then tussen * 1000 else least(rt_ms, ${LANGSTE_MS}) end as ms from antwoorden
      union all
      select b.leerling_id, b.dag, false, false, false, false, b.ms
      from wie v join leesbeurt b on b.admin_id = ${adminId} and b.leerling_id = v.id and b.dag >= v.vanaf and b.woorden > 0)
    select leerling_id as "leerlingId", count(distinct dag) filter (where not samen)::int as dagen,
      coalesce(sum(ms) filter (where not samen), 0)::int as ms,
      count(*) filter (where telt and not samen)::int as antwoorden, count(*) filter (where telt and goed and not samen)::int as goed,
      count(*) filter (where gokje and not samen)::int as gokjes, count(*) filter (where telt and samen)::int as samen
    from beurt group by 1`.execute(db);
  return rows;
}

/** What is left out stays; of who is new it is ''. */
interface Gegevens {
  readonly school?: string | undefined;
  readonly groep?: string | undefined;
  readonly contact?:
    | { readonly naam?: string | undefined; readonly mail?: string | undefined; readonly telefoon?: string | undefined }
    | undefined;
}

export async function putClient(db: Db, { adminId, leerlingId }: ClientPlek, gegevens: Gegevens, now: Date): Promise<void> {
  const { school = null, groep = null, contact: { naam = null, mail = null, telefoon = null } = {} } = gegevens;
  await sql`
    insert into client as c (admin_id, leerling_id, school, groep, contact_naam, contact_mail, contact_telefoon, updated_at)
    values (${adminId}, ${leerlingId}, coalesce(${school}::text, ''), coalesce(${groep}::text, ''), coalesce(${naam}::text, ''),
      coalesce(${mail}::text, ''), coalesce(${telefoon}::text, ''), ${now})
    on conflict (admin_id, leerling_id) do update set school = coalesce(${school}::text, c.school), groep = coalesce(${groep}::text, c.groep),
      contact_naam = coalesce(${naam}::text, c.contact_naam), contact_mail = coalesce(${mail}::text, c.contact_mail),
      contact_telefoon = coalesce(${telefoon}::text, c.contact_telefoon), updated_at = excluded.updated_at`.execute(db);
}

/** False when this id is of another client. The same again changes nothing; what fell out before stays. */
export async function putAfspraak(
  db: Db,
  { adminId, leerlingId, afspraakId }: AfspraakPlek,
  inhoud: AfspraakInhoud,
  now: Date,
): Promise<boolean> {
  const wekelijks = inhoud.soort === 'wekelijks';
  const van = wekelijks ? inhoud.van : inhoud.dag;
  const { numAffectedRows = 0n } = await sql`
    insert into afspraak (admin_id, id, leerling_id, weekdag, van, tot, tijd, minuten, created_at)
    values (${adminId}, ${afspraakId}, ${leerlingId}, ${wekelijks ? inhoud.weekdag : null}, ${van}, ${wekelijks ? null : van}, ${inhoud.tijd}, ${inhoud.minuten}, ${now})
    on conflict (admin_id, id) do update set weekdag = excluded.weekdag, van = excluded.van, tot = excluded.tot, tijd = excluded.tijd, minuten = excluded.minuten
      where afspraak.leerling_id = excluded.leerling_id`.execute(db);
  return numAffectedRows === 1n;
}

/** False when there is none. Falling out twice is once. */
export async function setUitval(
  db: Db,
  { adminId, leerlingId, afspraakId }: AfspraakPlek,
  dag: string,
  valtUit: boolean,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update afspraak set uitval = case when ${valtUit}::boolean then array_append(array_remove(uitval, ${dag}::date), ${dag}::date) else array_remove(uitval, ${dag}::date) end
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${afspraakId}`.execute(db);
  return numAffectedRows === 1n;
}

/** From this day on it is no more; one that never was goes altogether. False when there was none. */
export async function endAfspraak(db: Db, { adminId, leerlingId, afspraakId }: AfspraakPlek, dag: string): Promise<boolean> {
  const { numAffectedRows: korter = 0n } = await sql`
    update afspraak set tot = least(coalesce(tot, ${dag}::date - 1), ${dag}::date - 1)
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${afspraakId} and van < ${dag}`.execute(db);
  const { numAffectedRows: weg = 0n } = await sql`
    delete from afspraak where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${afspraakId} and van >= ${dag}`.execute(db);
  return korter + weg > 0n;
}

/** The groep in which a practice keeps its clients: the first it has. */
export async function findGroep(db: Db, adminId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from groep where admin_id = ${adminId} order by created_at, id limit 1`.execute(db);
  return rows[0]?.id;
}

/** What the practice itself is: in another kind of customer there are no clients. */
export async function isPraktijk(db: Db, adminId: string): Promise<boolean> {
  const { rows } = await sql`select from admin where admin_id = ${adminId} and soort = 'rt'`.execute(db);
  return rows.length > 0;
}

/** Its name and region, for what goes out in its name. */
export async function readPraktijk(db: Db, adminId: string): Promise<{ readonly naam: string; readonly regio: 'nl' | 'be' }> {
  const { rows } = await sql<{ naam: string; regio: 'nl' | 'be' }>`select naam, regio from admin where admin_id = ${adminId}`.execute(db);
  return rows[0] ?? { naam: '', regio: 'nl' };
}

export async function readRegio(db: Db, adminId: string): Promise<'nl' | 'be'> {
  const { rows } = await sql<{ regio: 'nl' | 'be' }>`select regio from admin where admin_id = ${adminId}`.execute(db);
  return rows[0]?.regio ?? 'nl';
}
