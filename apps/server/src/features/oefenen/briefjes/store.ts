/** Briefjes of leerlingen, in the groep where they sit now. */
import { sql } from 'kysely';
import type { BriefjeSoort } from '@spelrijk/domain/briefje';
import { ROEPNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}
export type BriefjePlek = GroepPlek & { readonly briefjeId: string };

/** Who sits in the groep, when it is of this admin and `docentId` (when given) teaches it. */
export async function listGroep(db: Db, { adminId, groepId }: GroepPlek, docentId: string | null): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ leerlingen: string[] }>`
    select (select coalesce(array_agg(l.id), '{}') from leerling l
      where l.admin_id = g.admin_id and l.groep_id = g.id and l.verwijderd_op is null) as leerlingen
    from groep g where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0]?.leerlingen;
}

interface Inhoud {
  readonly id: string;
  readonly soort: BriefjeSoort;
  readonly categorie: string | null;
  readonly tekst: string;
  readonly door: string;
}

const DOOR = sql`coalesce((select trim(m.roepnaam || ' ' || m.achternaam) from gebruiker m where m.admin_id = b.admin_id and m.id = b.door), '')`;

export interface BriefjeRij extends Inhoud {
  readonly op: Date;
  readonly leerlingen: readonly {
    readonly id: string;
    readonly roepnaam: string;
    readonly gezien: string | null;
    readonly teruggenomen: boolean;
  }[];
}

/** More than half a year of a groep that writes every day. */
const MEEST = 120;

export async function listBriefjes(db: Db, { adminId, groepId }: GroepPlek): Promise<readonly BriefjeRij[]> {
  const { rows } = await sql<BriefjeRij>`
    select b.id, b.soort, b.categorie, b.tekst, ${DOOR} as door, b.created_at as op,
      json_agg(json_build_object('id', l.id, 'roepnaam', ${ROEPNAAM}, 'gezien', b.gezien_op, 'teruggenomen', b.teruggenomen_op is not null)
        order by ${opNaam()}) as leerlingen
    from briefje b join leerling l on l.admin_id = b.admin_id and l.id = b.leerling_id and l.groep_id = ${groepId} and l.verwijderd_op is null
    where b.admin_id = ${adminId}
    group by b.admin_id, b.id, b.soort, b.categorie, b.tekst, b.door, b.created_at
    order by b.created_at desc, b.id limit ${MEEST}`.execute(db);
  return rows;
}

interface NieuwBriefje extends Inhoud {
  readonly adminId: string;
  readonly leerlingIds: readonly string[];
}

/** False when this id is taken. */
export async function insertBriefje(db: Db, { adminId, leerlingIds, ...rij }: NieuwBriefje, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into briefje (admin_id, id, leerling_id, soort, categorie, tekst, door, created_at)
    select ${adminId}::uuid, ${rij.id}::uuid, wie, ${rij.soort}, ${rij.categorie}, ${rij.tekst}, ${rij.door}::uuid, ${now}
    from unnest(${[...leerlingIds]}::uuid[]) wie
    where not exists (select from briefje where admin_id = ${adminId} and id = ${rij.id})
    on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Taken back where it was not seen; how many that were, and how many had seen it. Null when this groep has no such briefje. */
export async function takeBack(
  db: Db,
  { adminId, groepId, briefjeId }: BriefjePlek,
  now: Date,
): Promise<{ readonly teruggenomen: number; readonly gezien: number } | null> {
  const { rows } = await sql<{ nu: boolean; gezien: boolean }>`
    update briefje b set teruggenomen_op = case when b.gezien_op is null then coalesce(b.teruggenomen_op, ${now}) end
    from leerling l where l.admin_id = b.admin_id and l.id = b.leerling_id and l.groep_id = ${groepId}
      and b.admin_id = ${adminId} and b.id = ${briefjeId}
    returning coalesce(b.teruggenomen_op = ${now}, false) as nu, b.gezien_op is not null as gezien`.execute(db);
  if (rows.length === 0) return null;
  return { teruggenomen: rows.filter(({ nu }) => nu).length, gezien: rows.filter(({ gezien }) => gezien).length };
}

/** A map is no mailbox: the rest comes when these were read. */
const MEEST_OP_KAART = 5;

export async function listOngezien(db: Db, adminId: string, leerlingId: string): Promise<readonly Inhoud[]> {
  const { rows } = await sql<Inhoud>`
    select b.id, b.soort, b.categorie, b.tekst, ${DOOR} as door from briefje b
    where b.admin_id = ${adminId} and b.leerling_id = ${leerlingId} and b.gezien_op is null and b.teruggenomen_op is null
    order by b.created_at, b.id limit ${MEEST_OP_KAART}`.execute(db);
  return rows;
}

/** False when this leerling has no such briefje, or it was taken back. */
export async function setGezien(
  db: Db,
  adminId: string,
  { leerlingId, briefjeId }: { readonly leerlingId: string; readonly briefjeId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('briefje')
    .set({ gezien_op: sql`coalesce(gezien_op, ${now})` })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('id', '=', briefjeId)
    .where('teruggenomen_op', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Of every customer. */
export async function deleteVoor(db: Db, grens: Date): Promise<void> {
  await db.deleteFrom('briefje').where('created_at', '<', grens).execute();
}
