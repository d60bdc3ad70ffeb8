/** What is set ready to read, for whom, and how far it is; and which letters children know. */
import { sql, type RawBuilder } from 'kysely';
import type { Letterfeit } from '@spelrijk/domain/leesgroepjes';
import type { Leesniveau } from '@spelrijk/domain/leesopgave';
import { ACHTERNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { GroepPlek } from '../leesmomenten/index.ts';

interface LetterRij extends Letterfeit {
  readonly leerlingId: string;
}

/** Sets of letters that are practised: the name of the last one is known by its letters, the others by their sound. */
export async function listLetters(db: Db, { adminId, groepId }: GroepPlek): Promise<readonly LetterRij[]> {
  const { rows } = await sql<LetterRij>`
    select c.leerling_id as "leerlingId", substr(c.categorie, 9)::int as set, c.status = 'beheerst' as beheerst, c.antwoorden, c.laag, c.hoog
    from leerling l join leerling_categorie c on c.admin_id = l.admin_id and c.leerling_id = l.id and c.categorie ~ '^letters-[0-9]+$'
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null`.execute(db);
  return rows;
}

type Opdrachtsoort = 'tekst' | 'thema' | 'toneel' | 'tutor' | 'koor';

export interface OpdrachtRij {
  readonly id: string;
  readonly soort: Opdrachtsoort;
  readonly wat: string;
  readonly van: string;
  readonly tot: string;
  readonly gestopt: boolean;
  /** Turns of two who read it together, one a day at most, and their milliseconds. */
  readonly keer: number;
  readonly ms: number;
  readonly leerlingen: readonly {
    readonly id: string;
    readonly roepnaam: string;
    readonly achternaam: string;
    readonly rollen: string[];
    readonly slot: Readonly<Record<string, boolean>>;
    /** Of a theme: the level by which its texts were chosen for this leerling; null: from before there was a choice. */
    readonly leesniveau: Leesniveau | null;
    /** Texts that this leerling read to their end since the first day. */
    readonly uit: readonly string[];
  }[];
}

const KIND = sql`json_build_object('id', l.id, 'roepnaam', l.roepnaam, 'achternaam', ${ACHTERNAAM}, 'rollen', k.rollen,
  'leesniveau', k.leesniveau, 'slot', k.slot, 'uit',
  (select coalesce(json_agg(distinct b.tekst), '[]') from leesbeurt b
    where b.admin_id = k.admin_id and b.leerling_id = k.leerling_id and b.uit and b.dag >= o.van))`;

/** The id of the turn of a day: whichever device sends it, it is the same one. */
const samenbeurtVan = (dag: RawBuilder<unknown>): RawBuilder<unknown> => sql`md5(o.id::text || ' ' || ${dag}::text)::uuid`;

const SAMEN = sql`(select json_build_object('keer', count(*), 'ms', coalesce(sum(b.ms), 0)) from leesopdracht_leerling m
  join leesbeurt b on b.admin_id = m.admin_id and b.leerling_id = m.leerling_id and b.tekst = o.wat and b.aanpak = 'samen' and b.id = ${samenbeurtVan(sql`b.dag`)}
  where m.admin_id = o.admin_id and m.opdracht_id = o.id)`;

/** In the groep whose opdracht it is; a tutor may sit in another one. */
const DOET_MEE = sql`l.verwijderd_op is null and (l.groep_id = o.groep_id or k.rollen = '{tutor}')`;

/** The latest first; of somebody who left the groep nothing is shown. */
export async function listOpdrachten(db: Db, { adminId, groepId }: GroepPlek, vanaf: string): Promise<readonly OpdrachtRij[]> {
  const { rows } = await sql<OpdrachtRij>`
    select o.id, o.soort, o.wat, o.van::text as van, o.tot::text as tot, o.gestopt_op is not null as gestopt,
      (${SAMEN} ->> 'keer')::int as keer, (${SAMEN} ->> 'ms')::int as ms, json_agg(${KIND} order by ${opNaam()}) as leerlingen
    from leesopdracht o join leesopdracht_leerling k on k.admin_id = o.admin_id and k.opdracht_id = o.id
    join leerling l on l.admin_id = k.admin_id and l.id = k.leerling_id and ${DOET_MEE}
    where o.admin_id = ${adminId} and o.groep_id = ${groepId} and o.tot >= ${vanaf}::date
    group by o.admin_id, o.id having bool_or(l.groep_id = o.groep_id and k.rollen <> '{tutor}') order by o.van desc, o.created_at desc, o.id`.execute(
    db,
  );
  return rows;
}

/** A child of this groep that is the tutor of one in another groep; of that one only which groep it is. */
interface EldersRij extends Pick<OpdrachtRij, 'id' | 'wat' | 'van' | 'tot' | 'gestopt' | 'keer' | 'ms'> {
  readonly leerling: Pick<OpdrachtRij['leerlingen'][number], 'id' | 'roepnaam' | 'achternaam'>;
  readonly groep: string;
}

/** The latest first; nothing when the lezer left its groep: then there is nothing to do. */
export async function listElders(db: Db, { adminId, groepId }: GroepPlek, vanaf: string): Promise<readonly EldersRij[]> {
  const { rows } = await sql<EldersRij>`
    select o.id, o.wat, o.van::text as van, o.tot::text as tot, o.gestopt_op is not null as gestopt, (${SAMEN} ->> 'keer')::int as keer,
      (${SAMEN} ->> 'ms')::int as ms, g.naam as groep, json_build_object('id', l.id, 'roepnaam', l.roepnaam, 'achternaam', ${ACHTERNAAM}) as leerling
    from leesopdracht o join leesopdracht_leerling k on k.admin_id = o.admin_id and k.opdracht_id = o.id and k.rollen = '{tutor}'
    join leerling l on l.admin_id = k.admin_id and l.id = k.leerling_id and l.verwijderd_op is null and l.groep_id = ${groepId}
    join groep g on g.admin_id = o.admin_id and g.id = o.groep_id
    where o.admin_id = ${adminId} and o.groep_id <> ${groepId} and o.soort = 'tutor' and o.tot >= ${vanaf}::date
      and exists (select from leesopdracht_leerling m join leerling a on a.admin_id = m.admin_id and a.id = m.leerling_id and a.verwijderd_op is null
        where m.admin_id = o.admin_id and m.opdracht_id = o.id and m.rollen = '{lezer}' and a.groep_id = o.groep_id)
    order by o.van desc, o.created_at desc, o.id`.execute(db);
  return rows;
}

interface KlaarRij extends OpdrachtRij {
  /** The other one of a pair. */
  readonly met: { readonly id: string; readonly roepnaam: string } | null;
}

/** Of one leerling, what lies ready today; the last day that it may be read comes first. A tutor has nothing to do when its lezer is gone. */
export async function listKlaargezet(db: Db, adminId: string, leerlingId: string, dag: string): Promise<readonly KlaarRij[]> {
  const { rows } = await sql<KlaarRij>`
    select o.id, o.soort, o.wat, o.van::text as van, o.tot::text as tot, false as gestopt, json_build_array(${KIND}) as leerlingen,
      (${SAMEN} ->> 'keer')::int as keer, (${SAMEN} ->> 'ms')::int as ms, met.kind as met
    from leesopdracht_leerling k join leesopdracht o on o.admin_id = k.admin_id and o.id = k.opdracht_id
    join leerling l on l.admin_id = k.admin_id and l.id = k.leerling_id and ${DOET_MEE}
    left join lateral (select json_build_object('id', a.id, 'roepnaam', a.roepnaam) as kind from leesopdracht_leerling m
      join leerling a on a.admin_id = m.admin_id and a.id = m.leerling_id and a.verwijderd_op is null and (a.groep_id = o.groep_id or m.rollen = '{tutor}')
      where o.soort = 'tutor' and m.admin_id = k.admin_id and m.opdracht_id = k.opdracht_id and m.leerling_id <> k.leerling_id) met on true
    where k.admin_id = ${adminId} and k.leerling_id = ${leerlingId} and o.gestopt_op is null and ${dag}::date between o.van and o.tot
      and (k.rollen <> '{tutor}' or met.kind is not null)
    order by o.tot, o.created_at, o.id`.execute(db);
  return rows;
}

interface Nieuw {
  readonly id: string;
  readonly soort: Opdrachtsoort;
  readonly wat: string;
  readonly van: string;
  readonly tot: string;
  readonly door: string;
  readonly leerlingen: readonly { readonly id: string; readonly rollen: readonly string[]; readonly leesniveau?: Leesniveau | null }[];
}

/** False: there is one under this id already. */
export async function insertOpdracht(db: Db, { adminId, groepId }: GroepPlek, nieuw: Nieuw, now: Date): Promise<boolean> {
  const { leerlingen, ...rij } = nieuw;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leesopdracht')
    .values({ admin_id: adminId, groep_id: groepId, ...rij, created_at: now, gestopt_op: null })
    .onConflict((conflict) => conflict.columns(['admin_id', 'id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('leesopdracht_leerling')
    .values(
      leerlingen.map(({ id, rollen, leesniveau }) => ({
        admin_id: adminId,
        opdracht_id: nieuw.id,
        leerling_id: id,
        rollen: [...rollen],
        leesniveau: leesniveau ?? null,
      })),
    )
    .execute();
  return true;
}

/** One of these children has it ready already on one of these days. */
export async function staatAl(db: Db, adminId: string, nieuw: Omit<Nieuw, 'id' | 'door'>): Promise<boolean> {
  const ids = nieuw.leerlingen.filter(({ rollen }) => rollen[0] !== 'tutor').map(({ id }) => id);
  const { rows } = await sql`
    select 1 from leesopdracht o join leesopdracht_leerling k on k.admin_id = o.admin_id and k.opdracht_id = o.id
    where o.admin_id = ${adminId} and o.soort = ${nieuw.soort} and o.wat = ${nieuw.wat} and o.gestopt_op is null
      and o.van <= ${nieuw.tot}::date and o.tot >= ${nieuw.van}::date and k.rollen <> '{tutor}' and k.leerling_id = any(${ids}::uuid[]) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Held until the end of the transaction: of two at once the second sees what the first one set ready. */
export async function lockGroep(db: Db, { adminId, groepId }: GroepPlek): Promise<void> {
  await sql`select from groep where admin_id = ${adminId} and id = ${groepId} for no key update`.execute(db);
}

interface Kop {
  readonly groepId: string;
  readonly soort: string;
  readonly wat: string;
  readonly gestopt: boolean;
}

/** Undefined: there is none under this id. */
export async function findOpdracht(db: Db, adminId: string, id: string): Promise<Kop | undefined> {
  const rij = await db
    .selectFrom('leesopdracht')
    .select(['groep_id as groepId', 'soort', 'wat', 'gestopt_op'])
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst();
  return rij && { groepId: rij.groepId, soort: rij.soort, wat: rij.wat, gestopt: rij.gestopt_op !== null };
}

/** Undefined: it is not there; false: it stood like that already. */
export async function setGestopt(db: Db, { adminId, groepId }: GroepPlek, id: string, op: Date | null): Promise<boolean | undefined> {
  if ((await findOpdracht(db, adminId, id))?.groepId !== groepId) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('leesopdracht')
    .set({ gestopt_op: op })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .where('gestopt_op', op === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Texts that lie apart for a leesmoment of this groep that runs or is to come. */
export async function listApart(db: Db, { adminId, groepId }: GroepPlek, dag: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly tekst: string }>`
    select distinct unnest(teksten) as tekst from leesmoment
    where admin_id = ${adminId} and groep_id = ${groepId} and gestopt_op is null and tot >= ${dag}::date`.execute(db);
  return new Set(rows.map(({ tekst }) => tekst));
}

/** The first answer stays. */
export async function saveSlot(
  db: Db,
  adminId: string,
  { leerlingId, opdrachtId }: { readonly leerlingId: string; readonly opdrachtId: string },
  vraag: string,
  goed: boolean,
): Promise<void> {
  await sql`
    update leesopdracht_leerling set slot = jsonb_build_object(${vraag}::text, ${goed}::boolean) || slot
    where admin_id = ${adminId} and opdracht_id = ${opdrachtId} and leerling_id = ${leerlingId}`.execute(db);
}

/** Id of the turn of this day of two who read together. */
export async function samenbeurtId(db: Db, opdrachtId: string, dag: string): Promise<string> {
  const { rows } = await sql<{
    readonly id: string;
  }>`select ${samenbeurtVan(sql`${dag}::date`)} as id from (select ${opdrachtId}::uuid as id) o`.execute(db);
  return rows[0]?.id ?? '';
}

interface Tutor {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly groep: string;
}

/** Leerlingen of other groepen, of the same jaargroep or a higher one, that `docentId` (when given) teaches. */
export async function listTutoren(db: Db, { adminId, groepId }: GroepPlek, docentId: string | null): Promise<readonly Tutor[]> {
  const { rows } = await sql<Tutor>`
    select l.id, l.roepnaam, ${ACHTERNAAM} as achternaam, g.naam as groep from leerling l
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id join groep eigen on eigen.admin_id = g.admin_id and eigen.id = ${groepId}
    where l.admin_id = ${adminId} and l.verwijderd_op is null and g.id <> ${groepId}
      and coalesce((select max(j) from unnest(g.jaargroepen) j), 8) >= coalesce((select min(j) from unnest(eigen.jaargroepen) j), 3)
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))
    order by g.naam, ${opNaam()}`.execute(db);
  return rows;
}
