/** Plans of many leerlingen with what was done for them, in a handful of statements. */
import { sql } from 'kysely';
import type {
  Contactsoort,
  Einde,
  Evaluatie,
  Functie,
  Functiesoort,
  Planstatus,
  PlanTekst,
  Zorgaandeel,
} from '@spelrijk/domain/handelingsplan';
import type { Plantoetsstatus, Toetssoort } from '@spelrijk/contract/toetsen';
import type { Rust } from '@spelrijk/contract/rust';
import type { Vakantieregio } from '@spelrijk/domain/schoolvakanties';
import type { Db } from '../../../platform/db/database.ts';
import { RUST } from '../../oefenen/rust/index.ts';
import { geoefendeDagen } from '../../oefenen/standen/index.ts';

export interface PlanRij {
  readonly id: string;
  readonly leerlingId: string;
  readonly volgtOp: string | null;
  readonly status: Planstatus;
  readonly einde: Einde | null;
  readonly niveau: number;
  readonly van: string | null;
  readonly tot: string | null;
  readonly weken: number;
  readonly keren: number;
  readonly minuten: number;
  readonly functie: Functie;
  readonly zorgaandeel: Zorgaandeel;
  readonly startReden: string;
  readonly eindeReden: string;
  readonly tekst: PlanTekst;
  readonly evaluatie: Evaluatie | null;
  readonly versie: number;
  readonly door: string;
  readonly gemaaktOp: Date;
  readonly gestartOp: Date | null;
  readonly afgerondOp: Date | null;
  readonly wegOp: Date | null;
}

const PLAN = sql`p.id, p.leerling_id as "leerlingId", p.volgt_op as "volgtOp", p.status, p.einde, p.niveau, p.van, p.tot, p.weken, p.keren, p.minuten,
  p.functie, p.zorgaandeel, p.start_reden as "startReden", p.einde_reden as "eindeReden", p.tekst, p.evaluatie, p.versie,
  coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = p.admin_id and b.id = p.door), '') as door,
  p.created_at as "gemaaktOp", p.gestart_op as "gestartOp", p.afgerond_op as "afgerondOp", p.weg_op as "wegOp"`;

/** Plans of these leerlingen, newest first; also those in the prullenbak. */
export async function listPlannen(db: Db, adminId: string, leerlingIds: readonly string[]): Promise<readonly PlanRij[]> {
  const { rows } = await sql<PlanRij>`
    select ${PLAN} from handelingsplan p where p.admin_id = ${adminId} and p.leerling_id = any(${[...leerlingIds]}::uuid[])
    order by p.created_at desc, p.id`.execute(db);
  return rows;
}

export interface DoelRij {
  readonly planId: string;
  readonly categorie: string;
  readonly begin: { readonly laag: number; readonly hoog: number; readonly zeker: boolean };
  readonly streef: number;
  readonly contrast: string | null;
  readonly wegOp: Date | null;
  readonly wegReden: string;
}

/** Goals in the order in which they were chosen; also those taken out later. */
export async function listDoelen(db: Db, adminId: string, planIds: readonly string[]): Promise<readonly DoelRij[]> {
  const { rows } = await sql<DoelRij>`
    select plan_id as "planId", categorie, begin, streef, contrast, weg_op as "wegOp", weg_reden as "wegReden"
    from handelingsplan_doel where admin_id = ${adminId} and plan_id = any(${[...planIds]}::uuid[]) order by plan_id, nr, categorie`.execute(
    db,
  );
  return rows;
}

export interface SessieRij {
  readonly id: string;
  readonly planId: string;
  readonly dag: string;
  readonly minuten: number;
  readonly groepsgrootte: number;
  readonly functie: Functie;
  readonly soort: Functiesoort;
  readonly notitie: string;
  readonly laat: string;
  readonly door: string;
  readonly doorgehaald: boolean;
}

/** Newest first; also those that were struck through. */
export async function listSessies(db: Db, adminId: string, planIds: readonly string[]): Promise<readonly SessieRij[]> {
  const { rows } = await sql<SessieRij>`
    select z.id, z.plan_id as "planId", z.dag, z.minuten, z.groepsgrootte, z.functie, z.soort, z.notitie, z.laat,
      coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = z.admin_id and b.id = z.door), '') as door,
      z.doorgehaald_op is not null as doorgehaald
    from zorgsessie z where z.admin_id = ${adminId} and z.plan_id = any(${[...planIds]}::uuid[]) order by z.dag desc, z.created_at desc, z.id`.execute(
    db,
  );
  return rows;
}

export interface ToetsRij {
  readonly id: string;
  readonly planId: string;
  readonly soort: Toetssoort;
  /** Categorieën that it asks. */
  readonly doelen: readonly string[];
  readonly status: Plantoetsstatus;
  readonly papier: boolean;
  /** Day from which it is given; null: at once. */
  readonly vanaf: string | null;
  readonly op: Date;
  readonly afOp: Date | null;
}

/** Oldest first. */
export async function listToetsen(db: Db, adminId: string, planIds: readonly string[]): Promise<readonly ToetsRij[]> {
  const { rows } = await sql<ToetsRij>`
    select id, plan_id as "planId", soort, doelen, papier, vanaf,
      case when status = 'af' and uitslag -> 'uitslag' is null then 'afgebroken' else status end as status, created_at as op, af_op as "afOp"
    from toets where admin_id = ${adminId} and plan_id = any(${[...planIds]}::uuid[]) order by created_at, id`.execute(db);
  return rows;
}

interface DagRij {
  readonly dag: string;
  readonly ms: number;
}

/** What the weeks of a plan are read with, besides its sessions. */
export interface Weekfeiten {
  readonly leerlingId: string;
  /** What the child practised alone: time of answers, as long as one is believed to be busy with one opgave, and of reading. */
  readonly oefendagen: readonly DagRij[];
  /** Days on which anybody of its groep practised; empty where the school holidays are known, which say it better. */
  readonly groepsdagen: readonly string[];
  readonly rust: readonly Rust[];
  /** Whose school holidays are among its days off; '': nobody chose one. */
  readonly regio: Vakantieregio;
}

/** For a plan of each of these leerlingen, since its first day. */
export async function listWeekfeiten(
  db: Db,
  adminId: string,
  plannen: readonly { readonly leerlingId: string; readonly van: string }[],
): Promise<readonly Weekfeiten[]> {
  const { rows } = await sql<Weekfeiten>`
    select l.id as "leerlingId", ${RUST} as rust, c.vakantieregio as regio,
      (select coalesce(json_agg(json_build_object('dag', d.dag, 'ms', d.ms)), '[]') from ${geoefendeDagen(sql`k.van`)} d) as oefendagen,
      case when c.vakantieregio <> '' then '[]' else (select coalesce(json_agg(distinct d.dag), '[]')
        from leerling l cross join lateral ${geoefendeDagen(sql`k.van`)} d where l.admin_id = ${adminId} and l.groep_id = k.groep_id) end as groepsdagen
    from (select w.id, w.groep_id, v.van from unnest(${plannen.map(({ leerlingId }) => leerlingId)}::uuid[], ${plannen.map(({ van }) => van)}::date[]) v(id, van)
      join leerling w on w.admin_id = ${adminId} and w.id = v.id) k
    join leerling l on l.admin_id = ${adminId} and l.id = k.id
    join admin c on c.admin_id = l.admin_id`.execute(db);
  return rows;
}

export interface Pogingen {
  readonly antwoorden: number;
  readonly goed: number;
  readonly gokjes: number;
}

/** The latest first attempts at these categorieën since a day, tests left out: how many, how many right, and how many without reading. */
export async function countPogingen(
  db: Db,
  adminId: string,
  leerlingId: string,
  { categorieen, vanaf, aantal }: { readonly categorieen: readonly string[]; readonly vanaf: string; readonly aantal: number },
): Promise<Pogingen> {
  const { rows } = await sql<Pogingen>`
    select count(*)::int as antwoorden, count(*) filter (where r.goed)::int as goed, count(*) filter (where r.gokje)::int as gokjes
    from (select a.goed, a.gokje from antwoord a join taak t on t.admin_id = a.admin_id and t.id = a.taak_id and t.toets_id is null
      where a.admin_id = ${adminId} and a.leerling_id = ${leerlingId} and a.telt and a.dag >= ${vanaf}::date and a.categorie = any(${[...categorieen]}::text[])
      order by a.op desc limit ${aantal}) r`.execute(db);
  return rows[0] ?? { antwoorden: 0, goed: 0, gokjes: 0 };
}

export interface ContactRij {
  readonly id: string;
  readonly soort: Contactsoort;
  readonly dag: string;
  readonly ouders: number;
  readonly versie: number;
  readonly door: string;
  readonly doorgehaald: boolean;
}

/** Contact with parents about a plan, newest first; also what was struck through. */
export async function listContacten(db: Db, adminId: string, planId: string): Promise<readonly ContactRij[]> {
  const { rows } = await sql<ContactRij>`
    select o.id, o.soort, o.dag, o.ouders, o.plan_versie as versie,
      coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = o.admin_id and b.id = o.door), '') as door,
      o.doorgehaald_op is not null as doorgehaald
    from oudercontact o where o.admin_id = ${adminId} and o.plan_id = ${planId} order by o.dag desc, o.created_at desc, o.id`.execute(db);
  return rows;
}
