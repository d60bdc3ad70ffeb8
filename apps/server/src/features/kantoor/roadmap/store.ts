/**
 * The roadmap, with votes and reactions of all customers. In the program's own role, because everybody reads what everybody wrote: what
 * leaves here for a customer names no person and no other admin.
 */
import { sql } from 'kysely';
import type { AdminSoort, Regio } from '@spelrijk/domain/admin';
import type { ReactieRol, RoadmapStand } from '@spelrijk/domain/roadmap';
import type { Db } from '../../../platform/db/database.ts';

export interface Wie {
  readonly adminId: string;
  readonly gebruikerId: string;
}

export interface ItemRij {
  readonly id: string;
  readonly versie: number;
  readonly titel: string;
  readonly tekst: string;
  readonly stand: RoadmapStand;
  readonly klaarOp: string | null;
  readonly zichtbaar: boolean;
}

export interface GeteldItem extends ItemRij {
  readonly stemmen: number;
  readonly gestemd: boolean;
}

/** As our office ordered them; what is delivered, the latest first. */
export async function listItems(db: Db, { adminId, gebruikerId }: Wie, alleenZichtbaar: boolean): Promise<readonly GeteldItem[]> {
  const { rows } = await sql<GeteldItem>`
    select i.id, i.versie, i.titel, i.tekst, i.stand, i.klaar_op as "klaarOp", i.zichtbaar, coalesce(s.stemmen, 0)::int as stemmen,
      exists (select from roadmap_stem e where e.admin_id = ${adminId} and e.gebruiker_id = ${gebruikerId} and e.item_id = i.id) as gestemd
    from roadmap_item i left join (select item_id, count(*) as stemmen from roadmap_stem group by item_id) s on s.item_id = i.id
    where i.zichtbaar or not ${alleenZichtbaar} order by i.klaar_op desc nulls first, i.volgnr, i.created_at, i.id`.execute(db);
  return rows;
}

export interface ReactieRij {
  readonly id: string;
  readonly itemId: string;
  readonly adminId: string;
  readonly adminNaam: string;
  readonly gebruikerId: string;
  readonly rol: ReactieRol;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly tekst: string;
  readonly op: Date;
  readonly gewijzigd: boolean;
  readonly verborgen: string | null;
}

/** The oldest first, as a conversation reads. */
export async function listReacties(db: Db): Promise<readonly ReactieRij[]> {
  const { rows } = await sql<ReactieRij>`
    select r.id, r.item_id as "itemId", r.admin_id as "adminId", a.naam as "adminNaam", r.gebruiker_id as "gebruikerId", r.rol, a.soort, a.regio,
      r.tekst, r.created_at as op, r.gewijzigd_op is not null as gewijzigd, case when r.verborgen_op is not null then r.verborgen_reden end as verborgen
    from roadmap_reactie r join admin a on a.admin_id = r.admin_id order by r.created_at, r.id limit 5000`.execute(db);
  return rows;
}

export interface Afzender {
  readonly soort: AdminSoort;
  readonly regio: Regio;
}

/** Of a customer; undefined for what is none. */
export const findAfzender = (db: Db, adminId: string): Promise<Afzender | undefined> =>
  db.selectFrom('admin').select(['soort', 'regio']).where('admin_id', '=', adminId).where('intern', '=', false).executeTakeFirst();

/** One at a time per person, so that ten a day are ten. */
export async function lockWie(db: Db, { adminId, gebruikerId }: Wie): Promise<void> {
  await sql`select 1 from gebruiker where admin_id = ${adminId} and id = ${gebruikerId} for update`.execute(db);
}

export async function isZichtbaar(db: Db, itemId: string): Promise<boolean> {
  const item = await db.selectFrom('roadmap_item').select('zichtbaar').where('id', '=', itemId).executeTakeFirst();
  return item?.zichtbaar ?? false;
}

export async function setStem(db: Db, { adminId, gebruikerId }: Wie, itemId: string, stem: boolean, now: number): Promise<void> {
  const sleutel = { admin_id: adminId, gebruiker_id: gebruikerId, item_id: itemId };
  if (stem)
    await db
      .insertInto('roadmap_stem')
      .values({ ...sleutel, created_at: new Date(now) })
      .onConflict((oc) => oc.doNothing())
      .execute();
  else
    await db
      .deleteFrom('roadmap_stem')
      .where('admin_id', '=', adminId)
      .where('gebruiker_id', '=', gebruikerId)
      .where('item_id', '=', itemId)
      .execute();
}

export interface EigenReactie {
  readonly item_id: string;
  readonly gebruiker_id: string;
  readonly tekst: string;
  readonly verborgen_op: Date | null;
}

export const findReactie = (db: Db, adminId: string, id: string): Promise<EigenReactie | undefined> =>
  db
    .selectFrom('roadmap_reactie')
    .select(['item_id', 'gebruiker_id', 'tekst', 'verborgen_op'])
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function countSinds(db: Db, { adminId, gebruikerId }: Wie, sinds: number): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select count(*)::int as aantal from roadmap_reactie
    where admin_id = ${adminId} and gebruiker_id = ${gebruikerId} and created_at >= ${new Date(sinds)}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

export interface NieuweReactie extends Wie {
  readonly id: string;
  readonly itemId: string;
  readonly rol: ReactieRol;
  readonly tekst: string;
  readonly now: number;
}

export async function insertReactie(db: Db, { adminId, gebruikerId, id, itemId, rol, tekst, now }: NieuweReactie): Promise<void> {
  await db
    .insertInto('roadmap_reactie')
    .values({ admin_id: adminId, id, gebruiker_id: gebruikerId, item_id: itemId, rol, tekst, created_at: new Date(now) })
    .execute();
}

export async function updateReactie(db: Db, adminId: string, id: string, tekst: string, now: number): Promise<void> {
  await db
    .updateTable('roadmap_reactie')
    .set({ tekst, gewijzigd_op: new Date(now) })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute();
}

export async function deleteReactie(db: Db, adminId: string, id: string): Promise<void> {
  await db.deleteFrom('roadmap_reactie').where('admin_id', '=', adminId).where('id', '=', id).execute();
}

/** Of whom it is, for our office; undefined when it is gone. */
export async function findVanKantoor(
  db: Db,
  itemId: string,
  id: string,
): Promise<{ readonly admin_id: string; readonly verborgen_op: Date | null } | undefined> {
  return db
    .selectFrom('roadmap_reactie')
    .select(['admin_id', 'verborgen_op'])
    .where('id', '=', id)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
}

/** `op` null shows it again. */
export async function setVerborgen(db: Db, adminId: string, id: string, op: Date | null, reden: string): Promise<void> {
  await db
    .updateTable('roadmap_reactie')
    .set({ verborgen_op: op, verborgen_reden: reden })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute();
}

/** Held until the end of the transaction, also when it is not there yet. */
export async function lockItem(db: Db, id: string): Promise<ItemRij | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`roadmap ${id}`}))`.execute(db);
  return db
    .selectFrom('roadmap_item')
    .select(['id', 'versie', 'titel', 'tekst', 'stand', 'klaar_op as klaarOp', 'zichtbaar'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** New ones come last. */
export async function saveItem(db: Db, { id, klaarOp, ...velden }: ItemRij, now: number): Promise<void> {
  const kolommen = { ...velden, klaar_op: klaarOp };
  await db
    .insertInto('roadmap_item')
    .values({
      ...kolommen,
      id,
      volgnr: sql<number>`(select coalesce(max(volgnr), 0) + 1 from roadmap_item)`,
      created_at: new Date(now),
    })
    .onConflict((oc) => oc.column('id').doUpdateSet(kolommen))
    .execute();
}

export async function isInGebruik(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from roadmap_stem where item_id = ${id} union all select 1 from roadmap_reactie where item_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** With what people thought of it. */
export async function eraseItem(db: Db, id: string): Promise<void> {
  await db.deleteFrom('roadmap_stem').where('item_id', '=', id).execute();
  await db.deleteFrom('roadmap_reactie').where('item_id', '=', id).execute();
  await db.deleteFrom('roadmap_item').where('id', '=', id).execute();
}

export async function setVolgorde(db: Db, itemIds: readonly string[]): Promise<void> {
  await sql`update roadmap_item i set volgnr = v.plaats from unnest(${itemIds}::uuid[]) with ordinality as v(id, plaats) where i.id = v.id`.execute(
    db,
  );
}
