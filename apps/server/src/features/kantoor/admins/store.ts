/** The customer account itself: details, and how our office finds and makes one. */
import { type RawBuilder, sql } from 'kysely';
import type { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import type { Vakantieregio } from '@spelrijk/domain/schoolvakanties';
import { THUIS_OEFENTIJD } from '@spelrijk/domain/thuis';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';

export interface AdminRij {
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly email: string;
  readonly telefoon: string;
  readonly straat: string;
  readonly postcode: string;
  readonly plaats: string;
  readonly instellingsnummer: string;
  readonly factuurEmail: string;
  readonly factuurKenmerk: string;
  readonly vakantieregio: Vakantieregio;
  readonly beleidsproef: boolean;
  /** A school of nobody's demo: what it says about trials has an effect. */
  readonly magMeedoen: boolean;
  readonly nieuwEmail: string | null;
  readonly versie: number;
}

/** Not of our own office: that is no customer. */
export async function findAdmin(db: Db, adminId: string, now: number): Promise<AdminRij | undefined> {
  const { rows } = await sql<AdminRij>`
    select a.naam, a.soort, a.regio, a.email, a.telefoon, a.straat, a.postcode, a.plaats, a.instellingsnummer,
      a.factuur_email as "factuurEmail", a.factuur_kenmerk as "factuurKenmerk", a.vakantieregio, a.beleidsproef,
      (a.soort = 'school' and not a.demo and a.vervalt_op is null) as "magMeedoen", a.versie, w.nieuw as "nieuwEmail"
    from admin a left join adreswijziging w on w.admin_id = a.admin_id and w.verloopt_op > ${new Date(now)}
    where a.admin_id = ${adminId} and not a.intern`.execute(db);
  return rows[0];
}

export interface Wijziging {
  readonly naam?: string | undefined;
  readonly telefoon?: string | undefined;
  readonly straat?: string | undefined;
  readonly postcode?: string | undefined;
  readonly plaats?: string | undefined;
  readonly instellingsnummer?: string | undefined;
  readonly factuurKenmerk?: string | undefined;
  readonly factuurEmail?: string | undefined;
  readonly vakantieregio?: Vakantieregio | undefined;
  readonly beleidsproef?: boolean | undefined;
}

/** False when somebody else changed it since this version. */
export async function updateAdmin(db: Db, adminId: string, versie: number, wijziging: Wijziging): Promise<boolean> {
  const { factuurEmail, factuurKenmerk, ...rest } = wijziging;
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ ...rest, factuur_email: factuurEmail, factuur_kenmerk: factuurKenmerk, versie: versie + 1 })
    .where('admin_id', '=', adminId)
    .where('versie', '=', versie)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface AdminKortRij {
  readonly id: string;
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly plaats: string;
  readonly instellingsnummer: string;
  readonly email: string;
  readonly status: 'actief' | 'geschorst';
  readonly licentieTot: string | null;
  readonly wissenOp: string | null;
  readonly leerlingen: number;
  readonly createdAt: Date;
}

export interface Zoekvraag {
  readonly zoek: string;
  readonly soort: AdminSoort | null;
  /** A column of the list, from high to low with a `-` before it; by name when it is none. */
  readonly op: string;
  readonly adminId: string | null;
  readonly vanaf: number;
  readonly aantal: number;
}

const KOLOMMEN: Readonly<Record<string, RawBuilder<unknown>>> = {
  naam: sql`lower(naam)`,
  soort: sql`soort`,
  plaats: sql`lower(plaats)`,
  nummer: sql`instellingsnummer`,
  regio: sql`regio`,
  leerlingen: sql`leerlingen`,
  tot: sql`"licentieTot"`,
  status: sql`"wissenOp" is not null, status`,
};

/** What is empty stands last in either direction. */
function orde(op: string): RawBuilder<unknown> {
  const kolom = KOLOMMEN[op.replace('-', '')] ?? sql`lower(naam)`;
  return op.startsWith('-') ? sql`${kolom} desc nulls last` : sql`${kolom} nulls last`;
}

/** Customers by name, place, number or address; the text is taken literally. Visitors' own admins are no customers. */
export async function searchAdmins(
  db: Db,
  { zoek, soort, op, adminId, vanaf, aantal }: Zoekvraag,
): Promise<{ readonly rijen: readonly AdminKortRij[]; readonly totaal: number }> {
  const { rows } = await sql<AdminKortRij & { totaal: number }>`
    select * from (select a.admin_id as id, a.naam, a.soort, a.regio, a.plaats, a.instellingsnummer, a.email, a.status, a.licentie_tot as "licentieTot", a.wissen_op as "wissenOp",
      a.created_at as "createdAt", count(*) over ()::int as totaal,
      (select count(*) from leerling l where l.admin_id = a.admin_id and l.verwijderd_op is null)::int as leerlingen
    from admin a
    where not a.intern and a.vervalt_op is null
      and (${adminId}::uuid is null or a.admin_id = ${adminId}::uuid)
      and (${soort}::text is null or a.soort = ${soort}::text)
      and (${zoek} = '' or position(lower(${zoek}) in lower(a.naam || ' ' || a.plaats || ' ' || a.instellingsnummer || ' ' || a.email)) > 0)
    ) k order by ${orde(op)}, lower(naam), id offset ${vanaf} limit ${aantal}`.execute(db);
  return { rijen: rows, totaal: rows[0]?.totaal ?? 0 };
}

export interface NieuwAdmin {
  readonly id: string;
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly plaats: string;
  readonly instellingsnummer: string;
  readonly email: string;
  readonly licentie: {
    readonly van: string | null;
    readonly tot: string | null;
    readonly plaatsen: number | null;
    readonly pakketten: readonly Pakket[];
  };
  /** The office that makes it: what a demo office makes is part of the demo, and goes with it. Null: nobody's, a parent begins herself. */
  readonly kantoorId: string | null;
  readonly now: number;
}

/** False when an admin with this id is there already. */
export async function insertAdmin(db: Db, { id, licentie, kantoorId, now, ...admin }: NieuwAdmin): Promise<boolean> {
  const { van, tot, plaatsen, pakketten } = licentie;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin')
    .values({
      ...admin,
      demo: kantoorId === null ? false : (eb) => eb.selectFrom('admin').select('demo').where('admin_id', '=', kantoorId),
      admin_id: id,
      licentie_van: van,
      licentie_tot: tot,
      plaatsen,
      pakketten: [...pakketten],
      created_at: new Date(now),
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A home has one groep from the start, with the time of practice that is proposed: a parent does not think in groepen. */
export async function insertEersteGroep(db: Db, adminId: string, id: string, naam: string, now: number): Promise<void> {
  await db
    .insertInto('groep')
    .values({ admin_id: adminId, id, naam, jaargroepen: [1, 2, 3, 4, 5, 6, 7, 8], volgnr: 0, created_at: new Date(now) })
    .execute();
  const instelling = JSON.stringify(THUIS_OEFENTIJD);
  await db
    .insertInto('oefeninstelling')
    .values({ admin_id: adminId, id: createId(now), instelling, groep_id: id, leerling_id: null, created_at: new Date(now) })
    .execute();
}

/** Who suspends, throws away, brings back or erases it waits here for who was first. */
export async function lockAdmin(db: Db, adminId: string): Promise<void> {
  await sql`select from admin where admin_id = ${adminId} for no key update`.execute(db);
}

/** Keeps everybody of the admin out, or lets them in again; who was suspended alone stays so. */
export async function setAdminStatus(db: Db, adminId: string, status: 'actief' | 'geschorst', now: number): Promise<void> {
  await db.updateTable('admin').set({ status }).where('admin_id', '=', adminId).execute();
  await setToegang(db, adminId, status, now);
}

/** Of its accounts: out at once, or in again. */
export async function setToegang(db: Db, adminId: string, status: 'actief' | 'geschorst', now: number): Promise<void> {
  const [van, naar] = status === 'geschorst' ? (['actief', 'admin-geschorst'] as const) : (['admin-geschorst', 'actief'] as const);
  await db.updateTable('account').set({ status: naar }).where('admin_id', '=', adminId).where('status', '=', van).execute();
  if (status === 'actief') return;
  await sql`update sessie set beeindigd_op = ${new Date(now)}
    where beeindigd_op is null and account_id in (select id from account where admin_id = ${adminId})`.execute(db);
}
