/**
 * Messages and who they are for. In the program's own role, because a message spans customers: what is asked for one
 * customer names that admin.
 */
import { sql, type Selectable } from 'kysely';
import type { BerichtDoel } from '@spelrijk/domain/bericht';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';

export const KOLOMMEN = [
  'id',
  'versie',
  'titel',
  'tekst',
  'soorten',
  'regio',
  'klant_id',
  'lezers',
  'op',
  'ingetrokken_op',
  'gemaild_tot',
] as const;

export type BerichtRij = Readonly<Pick<Selectable<Tables['bericht']>, (typeof KOLOMMEN)[number]>>;

/** Admin `a` is one that message `b` is for; it has to be there when the message goes out. */
export const IS_VOOR = sql`(b.klant_id is null or b.klant_id = a.admin_id) and (cardinality(b.soorten) = 0 or a.soort = any(b.soorten))
  and (b.regio is null or b.regio = a.regio) and not a.intern and a.soort <> 'demo' and a.vervalt_op is null`;

/** Account `c` is of somebody who may read message `b`. */
export const MAG_LEZEN = sql`c.rol in ('schooladmin','docent','rtadmin','thuisadmin') and (b.lezers = 'iedereen' or c.rol <> 'docent') and c.status = 'actief'`;

export async function isKlant(db: Db, adminId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from admin where admin_id = ${adminId} and not intern and soort <> 'demo' and vervalt_op is null`.execute(db);
  return rows.length > 0;
}

/** Held until the end of the transaction, also when it is not there yet. */
export async function lockBericht(db: Db, id: string): Promise<BerichtRij | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`bericht ${id}`}))`.execute(db);
  return db.selectFrom('bericht').select(KOLOMMEN).where('id', '=', id).executeTakeFirst();
}

export interface TeBewaren {
  readonly id: string;
  readonly versie: number;
  readonly titel: string;
  readonly tekst: string;
  readonly doel: BerichtDoel;
  readonly op: Date | null;
}

const kolommen = ({ versie, titel, tekst, doel, op }: TeBewaren) => ({
  versie,
  titel,
  tekst,
  soorten: [...doel.soorten],
  regio: doel.regio,
  klant_id: doel.adminId,
  lezers: doel.lezers,
  op,
  ingetrokken_op: null,
});

/** `gemaild`: whoever it is for got a mail of another kind. */
export async function insertBericht(db: Db, bericht: TeBewaren, now: number, post?: 'gemaild'): Promise<void> {
  await db
    .insertInto('bericht')
    .values({ ...kolommen(bericht), id: bericht.id, created_at: new Date(now), ...(post && { gemaild_op: new Date(now) }) })
    .execute();
}

export async function updateBericht(db: Db, bericht: TeBewaren): Promise<void> {
  await db.updateTable('bericht').set(kolommen(bericht)).where('id', '=', bericht.id).execute();
}

export async function setIngetrokken(db: Db, id: string, versie: number, now: number): Promise<void> {
  await db
    .updateTable('bericht')
    .set({ ingetrokken_op: new Date(now), versie })
    .where('id', '=', id)
    .execute();
}

/** With who read it. */
export async function eraseBericht(db: Db, id: string): Promise<void> {
  await db.deleteFrom('bericht_gelezen').where('bericht_id', '=', id).execute();
  await db.deleteFrom('bericht').where('id', '=', id).execute();
}

/** What was withdrawn before this moment (ms). */
export async function eraseIngetrokken(db: Db, tot: number): Promise<void> {
  await db.deleteFrom('bericht').where('ingetrokken_op', '<', new Date(tot)).execute();
}
