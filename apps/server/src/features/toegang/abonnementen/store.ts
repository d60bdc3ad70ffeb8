/** The licence of a home with its pause, its stop, and what was ordered. */
import { sql } from 'kysely';
import type { OpenFactuur } from '@spelrijk/contract/abonnementen';
import type { FactuurStatus } from '@spelrijk/domain/thuis';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';

export interface ThuisRij {
  readonly naam: string;
  readonly regio: Regio;
  readonly van: string | null;
  readonly tot: string | null;
  readonly pauzeSinds: string | null;
  readonly pauzeDagen: number | null;
  readonly gestoptOp: string | null;
  readonly gestoptTot: string | null;
  readonly wegOp: string | null;
  readonly kinderen: number;
}

/** Only a home. `lock`: whoever changes it waits for who was first. */
export async function findThuis(db: Db, adminId: string, lock = false): Promise<ThuisRij | undefined> {
  const { rows } = await sql<ThuisRij>`
    select naam, regio, licentie_van as van, licentie_tot as tot, pauze_sinds as "pauzeSinds", pauze_dagen as "pauzeDagen",
      gestopt_op as "gestoptOp", gestopt_tot as "gestoptTot", afloop_weg_op as "wegOp",
      (select count(*) from leerling l where l.admin_id = a.admin_id and l.verwijderd_op is null)::int as kinderen
    from admin a where admin_id = ${adminId} and soort = 'thuis' and not intern ${lock ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

export async function setPauze(db: Db, adminId: string, sinds: string | null, dagen: number | null): Promise<void> {
  await sql`update admin set pauze_sinds = ${sinds}, pauze_dagen = ${dagen} where admin_id = ${adminId}`.execute(db);
}

/** With the day on which it goes, announced as the sweep of customers that ended would; null takes all of it back. */
export async function setStop(
  db: Db,
  adminId: string,
  stop: { readonly op: string; readonly tot: string | null; readonly wegOp: string; readonly gewaarschuwd: number } | null,
): Promise<void> {
  await sql`update admin set gestopt_op = ${stop?.op ?? null}, gestopt_tot = ${stop?.tot ?? null}, afloop_tot = ${stop?.op ?? null},
    afloop_weg_op = ${stop?.wegOp ?? null}, afloop_gewaarschuwd = ${stop?.gewaarschuwd ?? null} where admin_id = ${adminId}`.execute(db);
}

export interface FactuurRij {
  readonly id: string;
  readonly van: string;
  readonly tot: string;
  readonly kinderen: number;
  readonly cent: number;
  readonly status: FactuurStatus;
  readonly op: Date;
  /** Days that went from the licence when it lapsed; null: it did not, or before this was kept. */
  readonly dagenTerug: number | null;
  /** Ordered where the licence had no end. */
  readonly zonderEinde: boolean;
}

export async function listEigen(db: Db, adminId: string): Promise<readonly FactuurRij[]> {
  const { rows } = await sql<FactuurRij>`
    select id, van, tot, kinderen, cent, status, created_at as op, dagen_terug as "dagenTerug", zonder_einde as "zonderEinde" from factuur where admin_id = ${adminId} order by van desc, created_at desc, id`.execute(
    db,
  );
  return rows;
}

interface NieuweFactuur extends Pick<FactuurRij, 'id' | 'van' | 'tot' | 'kinderen' | 'cent' | 'zonderEinde'> {
  readonly adminId: string;
  readonly door: string;
  readonly now: number;
}

export async function insertFactuur(db: Db, factuur: NieuweFactuur): Promise<void> {
  const { adminId, id, van, tot, kinderen, cent, zonderEinde, door, now } = factuur;
  await sql`insert into factuur (admin_id, id, van, tot, kinderen, cent, zonder_einde, door, created_at)
    values (${adminId}, ${id}, ${van}, ${tot}, ${kinderen}, ${cent}, ${zonderEinde}, ${door}, ${new Date(now)})`.execute(db);
}

type KantoorRij = Omit<OpenFactuur, 'op' | 'nogDagen'> & Pick<FactuurRij, 'op' | 'dagenTerug'>;

export interface Factuurvraag {
  /** In the name or an address of the customer, taken literally; '' for all. */
  readonly zoek: string;
  readonly vanaf: number;
  readonly aantal: number;
}

/** What is to be billed first, then what waits for its money; a part of it, and how many there are. */
export async function listFacturen(
  db: Db,
  { zoek, vanaf, aantal }: Factuurvraag,
): Promise<{ readonly rijen: readonly KantoorRij[]; readonly totaal: number }> {
  const waar = sql`from factuur f join admin a on a.admin_id = f.admin_id
    where position(lower(${zoek}::text) in lower(a.naam || ' ' || a.email || ' ' || a.factuur_email)) > 0`;
  const { rows: rijen } = await sql<KantoorRij>`
    select f.id, f.admin_id as "adminId", f.van, f.tot, f.kinderen, f.cent, f.status, f.created_at as op, f.dagen_terug as "dagenTerug", a.naam as klant, a.regio,
      a.licentie_tot as "licentieTot",
      coalesce(nullif(a.factuur_email, ''), a.email) as email,
      trim(concat_ws(', ', nullif(a.straat, ''), nullif(trim(a.postcode || ' ' || a.plaats), ''))) as adres
    ${waar}
    order by case f.status when 'open' then 0 when 'verstuurd' then 1 else 2 end, f.created_at desc, f.id
    offset ${vanaf} limit ${aantal}`.execute(db);
  const { rows: geteld } = await sql<{ n: number }>`select count(*)::int as n ${waar}`.execute(db);
  return { rijen, totaal: geteld[0]?.n ?? 0 };
}

/** How it stands now, with its period and what it took off the licence. */
export async function setStatus(
  db: Db,
  adminId: string,
  { id, status, van, tot, dagenTerug }: Pick<FactuurRij, 'id' | 'status' | 'van' | 'tot' | 'dagenTerug'>,
  now: number,
): Promise<void> {
  await sql`update factuur set status = ${status}, van = ${van}, tot = ${tot}, dagen_terug = ${dagenTerug}, gewijzigd_op = ${new Date(now)}
    where admin_id = ${adminId} and id = ${id}`.execute(db);
}

export async function setGestoptTot(db: Db, adminId: string, tot: string | null): Promise<void> {
  await sql`update admin set gestopt_tot = ${tot} where admin_id = ${adminId}`.execute(db);
}

/** Who hears that a home stopped: every parent with an address. */
export async function listOuders(
  db: Db,
  adminId: string,
): Promise<readonly { readonly id: string; readonly roepnaam: string; readonly email: string }[]> {
  const { rows } = await sql<{ id: string; roepnaam: string; email: string }>`
    select g.id, g.roepnaam, c.email from gebruiker g join account c on c.id = g.id
    where g.admin_id = ${adminId} and c.rol = 'thuisadmin' and c.status = 'actief' and c.email <> '' order by 1`.execute(db);
  return rows;
}
