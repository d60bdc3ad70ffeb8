/** Verhuistokens and the two customers of one. In the program's own role, because a code is read in by another customer: every query names whose rows it means. */
import { cutTekst } from '@spelrijk/base/tekst';
import { sql } from 'kysely';
import type { Verhuisbasis, Verhuisdelen, Verhuistoken } from '@spelrijk/contract/verhuistokens';
import type { AdminSoort, Regio } from '@spelrijk/domain/admin';
import { heleNaamSql } from '../../../platform/db/columns.ts';
import { toBlad, type Blad, type Db } from '../../../platform/db/database.ts';

export interface Partij {
  readonly id: string;
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly instellingsnummer: string;
  /** Of the demo or of a visitor. */
  readonly demo: boolean;
  /** In use: not suspended, not thrown away. */
  readonly actief: boolean;
  readonly docentMag: boolean;
}

export async function findPartij(db: Db, id: string): Promise<Partij | undefined> {
  const { rows } = await sql<Partij>`
    select admin_id as id, naam, soort, regio, upper(instellingsnummer) as instellingsnummer, demo or soort = 'demo' or vervalt_op is not null as demo,
      status = 'actief' and weggegooid_op is null as actief, docent_verhuist as "docentMag"
    from admin where admin_id = ${id} and not intern`.execute(db);
  return rows[0];
}

export async function setDocentMag(db: Db, adminId: string, mag: boolean): Promise<void> {
  await db.updateTable('admin').set({ docent_verhuist: mag }).where('admin_id', '=', adminId).execute();
}

export interface Wie {
  readonly id: string;
  readonly groepId: string;
  readonly groep: string;
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  readonly jaargroep: number;
}

/** A leerling that is not thrown away and that this docent (when given) teaches; held until the end of the transaction. */
export async function lockLeerling(db: Db, adminId: string, id: string, docentId: string | null = null): Promise<Wie | undefined> {
  // Whoever stores answers of this child holds this row first.
  await sql`select from leerling_stand where admin_id = ${adminId} and leerling_id = ${id} for update`.execute(db);
  const { rows } = await sql<Wie>`
    select l.id, l.groep_id as "groepId", g.naam as groep, l.roepnaam, l.voorvoegsel, l.achternaam, l.jaargroep
    from leerling l join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    where l.admin_id = ${adminId} and l.id = ${id} and l.verwijderd_op is null
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))
    for update of l`.execute(db);
  return rows[0];
}

export interface TokenRij extends Omit<Verhuistoken, 'gemaaktOp' | 'tot' | 'eindeOp'> {
  readonly adminId: string;
  readonly gemaaktOp: Date;
  readonly tot: Date;
  readonly eindeOp: Date | null;
}

interface Vraag {
  readonly adminId?: string | null;
  readonly id?: string | null;
  readonly leerlingId?: string | null;
  readonly hash?: string | null;
  readonly docentId?: string | null;
  readonly open?: boolean;
  readonly vanaf?: number;
}

export const TOKENS_PER_PAGINA = 200;

/** What is open first, then the newest; a page of them. */
export async function listTokens(db: Db, vraag: Vraag): Promise<Blad<TokenRij>> {
  const { adminId = null, id = null, leerlingId = null, hash = null, docentId = null, open = false, vanaf = 0 } = vraag;
  const { rows } = await sql<TokenRij & { totaal: number }>`
    select t.admin_id as "adminId", t.id, t.leerling_id as "leerlingId",
      ${heleNaamSql()} as naam, g.naam as groep, t.basis, t.basis_op as "basisOp",
      t.delen, t.instellingsnummer, t.status, t.created_at as "gemaaktOp", t.tot, t.naar, t.einde_op as "eindeOp", count(*) over ()::int as totaal
    from verhuistoken t
    join leerling l on l.admin_id = t.admin_id and l.id = t.leerling_id
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    where (${adminId}::uuid is null or t.admin_id = ${adminId}::uuid) and (${id}::uuid is null or t.id = ${id}::uuid)
      and (${leerlingId}::uuid is null or t.leerling_id = ${leerlingId}::uuid) and (${hash}::text is null or t.hash = ${hash}::text)
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))
      and (not ${open} or t.status = 'open')
    order by t.status <> 'open', t.created_at desc, t.id desc offset ${vanaf} limit ${TOKENS_PER_PAGINA}`.execute(db);
  return toBlad(rows);
}

interface NieuwToken {
  readonly adminId: string;
  readonly id: string;
  readonly leerlingId: string;
  readonly hash: string;
  readonly basis: Verhuisbasis;
  readonly basisOp: string;
  readonly delen: readonly Verhuisdelen[];
  readonly instellingsnummer: string;
  readonly tot: Date;
  readonly door: string;
  readonly now: Date;
}

/** The same id again, of the same leerling and still open, gets the new code. */
export async function saveToken(db: Db, token: NieuwToken): Promise<boolean> {
  const { adminId, id, leerlingId, hash, basis, basisOp, delen, instellingsnummer, tot, door, now } = token;
  const { numAffectedRows } = await sql`
    insert into verhuistoken (admin_id, id, leerling_id, hash, basis, basis_op, delen, instellingsnummer, tot, door, created_at)
    values (${adminId}, ${id}, ${leerlingId}, ${hash}, ${basis}, ${basisOp}, ${[...delen]}, ${instellingsnummer}, ${tot}, ${door}, ${now})
    on conflict (admin_id, id) do update set hash = excluded.hash, basis = excluded.basis, basis_op = excluded.basis_op, delen = excluded.delen,
      instellingsnummer = excluded.instellingsnummer, tot = excluded.tot
    where verhuistoken.leerling_id = excluded.leerling_id and verhuistoken.status = 'open'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Another open code of this leerling works no more. */
export async function revokeOthers(
  db: Db,
  { adminId, leerlingId, id, now }: Pick<NieuwToken, 'adminId' | 'leerlingId' | 'id' | 'now'>,
): Promise<void> {
  await sql`update verhuistoken set status = 'ingetrokken', einde_op = ${now}
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and status = 'open' and id <> ${id}`.execute(db);
}

type Einde = 'gebruikt' | 'ingetrokken' | 'geweigerd';

/** The one change of a code: false when somebody was first. */
export async function closeToken(
  db: Db,
  { adminId, id }: Pick<TokenRij, 'adminId' | 'id'>,
  { status, naar = '', now }: { readonly status: Einde; readonly naar?: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update verhuistoken set status = ${status}, naar = ${cutTekst(naar, 200)}, einde_op = ${now}
    where admin_id = ${adminId} and id = ${id} and status = 'open'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Codes whose time is over; whose they were. */
export async function expireTokens(db: Db, now: Date): Promise<readonly { readonly adminId: string; readonly leerlingId: string }[]> {
  const { rows } = await sql<{ adminId: string; leerlingId: string }>`
    update verhuistoken set status = 'verlopen', einde_op = ${now} where status = 'open' and tot <= ${now}
    returning admin_id as "adminId", leerling_id as "leerlingId"`.execute(db);
  return rows;
}
