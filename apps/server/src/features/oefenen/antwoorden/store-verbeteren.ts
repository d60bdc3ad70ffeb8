/** What a correction reads and leaves behind beside the one door for answers. */
import { sql } from 'kysely';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { LogRegel } from '@spelrijk/oefenen/antwoord';
import { readLine, type StoredLine } from '@spelrijk/oefenen/logline';
import type { Stand, WoordStand } from '@spelrijk/oefenen/stand';
import type { Db } from '../../../platform/db/database.ts';
import { readBasis } from '../standen/index.ts';
import type { Logplek, Toetsbesluit } from './herspelen.ts';

/** An answer that counts. */
export interface TellendAntwoord {
  readonly id: string;
  readonly opgaveId: string;
  readonly gegeven: string;
  readonly game: string;
  readonly rtMs: number;
  readonly hints: number;
  readonly clientOp: Date;
  readonly op: Date;
  readonly ontvangenOp: Date;
  readonly dag: string;
  readonly diagnose: Diagnose;
  readonly gokje: boolean;
  readonly motor: LogRegel;
  readonly plek: number;
}

export async function listTellend(db: Db, adminId: string, leerlingId: string, taakId: string): Promise<readonly TellendAntwoord[]> {
  const rijen = await db
    .selectFrom('antwoord')
    .select(['id', 'opgave_id as opgaveId', 'gegeven', 'game', 'rt_ms as rtMs', 'hints', 'client_op as clientOp', 'op'])
    .select(['ontvangen_op as ontvangenOp', 'dag', 'diagnose', 'gokje', 'motor'])
    .select((eb) => eb.fn.coalesce('plek', 'volgnr').$notNull().as('plek'))
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('taak_id', '=', taakId)
    .where('telt', '=', true)
    .where('in_basis', '=', false)
    .orderBy('volgnr')
    .execute();
  return rijen.map(({ motor, ...rij }) => ({ ...rij, motor: readLine(motor) }));
}

export interface Herspeelbaar {
  /** The state before the first answer here, when answers of earlier school years were condensed. */
  readonly basis: Stand | null;
  readonly plekken: readonly (Logplek & { readonly plek: number })[];
  readonly besluiten: readonly Toetsbesluit[];
  readonly woorden: Readonly<Record<string, WoordStand>>;
  readonly bezigMet: string | null;
}

/** As it is stored. */
type Gelezen = Omit<Herspeelbaar, 'plekken' | 'basis'> & {
  readonly basis: string | null;
  readonly plekken: readonly (Omit<Herspeelbaar['plekken'][number], 'motor'> & { readonly motor: StoredLine })[];
};

/** The log of a leerling from its base on, with every word it ever saw: some thousands of lines after a year. */
export async function readHerspeelbaar(db: Db, adminId: string, leerlingId: string): Promise<Herspeelbaar> {
  const { rows } = await sql<Gelezen>`
    select s.bezig_met as "bezigMet", (select b.stand from leerling_basis b where b.admin_id = s.admin_id and b.leerling_id = s.leerling_id) as basis,
      (select coalesce(json_agg(json_build_object('id', r.id, 'motor', r.motor, 'plek', coalesce(r.plek, r.volgnr), 'ontvangenOp', (extract(epoch from r.ontvangen_op) * 1000)::bigint)
          order by coalesce(r.plek, r.volgnr)), '[]') from antwoord r
        where r.admin_id = s.admin_id and r.leerling_id = s.leerling_id and not r.ingetrokken and not r.in_basis) as plekken,
      (select coalesce(json_agg(json_build_object('soort', t.soort, 'vermoed', t.vermoed, 'afOp', (extract(epoch from t.af_op) * 1000)::bigint) order by t.af_op), '[]') from toets t
        where t.admin_id = s.admin_id and t.leerling_id = s.leerling_id and t.status = 'af' and not t.in_basis) as besluiten,
      (select coalesce(json_object_agg(w.woord, w.stand), '{}') from leerling_woord w
        where w.admin_id = s.admin_id and w.leerling_id = s.leerling_id) as woorden
    from leerling_stand s where s.admin_id = ${adminId} and s.leerling_id = ${leerlingId}`.execute(db);
  const [rij] = rows;
  if (!rij) return { basis: null, plekken: [], besluiten: [], woorden: {}, bezigMet: null };
  return {
    ...rij,
    basis: rij.basis === null ? null : readBasis(rij.basis),
    plekken: rij.plekken.map(({ motor, ...plek }) => ({ ...plek, motor: readLine(motor) })),
  };
}

/** These answers count no more; what was sent stays. */
export async function trekIn(db: Db, adminId: string, leerlingId: string, ids: readonly string[], ingetrokken: boolean): Promise<void> {
  await db
    .updateTable('antwoord')
    .set({ telt: false, ingetrokken })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Rows of what turned out never to have happened. */
export async function ruimOp(
  db: Db,
  adminId: string,
  leerlingId: string,
  weg: { readonly categorieen: readonly string[]; readonly woorden: readonly string[] },
): Promise<void> {
  const van = sql`admin_id = ${adminId} and leerling_id = ${leerlingId}`;
  await sql`delete from leerling_categorie where ${van} and categorie = any(${weg.categorieen}::text[])`.execute(db);
  await sql`delete from leerling_woord where ${van} and woord = any(${weg.woorden}::text[])`.execute(db);
  await sql`delete from categorie_dag where ${van} and antwoorden <= 0`.execute(db);
  await sql`delete from leerling_fout where ${van} and keer <= 0`.execute(db);
}
