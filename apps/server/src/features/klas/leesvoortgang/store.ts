/** Turns of reading of a groep, and first answers to questions about texts. */
import { sql } from 'kysely';
import type { Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import type { Beurtaanpak } from '@spelrijk/domain/leesbeurt';
import type { Regio } from '@spelrijk/domain/admin';
import { ACHTERNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface Vraag {
  readonly adminId: string;
  readonly groepId: string;
  /** Narrows to the groepen of this docent. */
  readonly docentId: string | null;
  /** Narrows to one. */
  readonly leerlingId: string | null;
  /** First day. */
  readonly vanaf: string;
}

export interface Lezer {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
}

const vanGroep = ({ adminId, groepId, leerlingId }: Vraag) =>
  sql`l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null and (${leerlingId}::uuid is null or l.id = ${leerlingId}::uuid)`;

/** By last name; undefined: there is no such groep for this docent. */
export async function listLezers(db: Db, vraag: Vraag): Promise<readonly Lezer[] | undefined> {
  const { adminId, groepId, docentId } = vraag;
  const groep = await sql`
    select 1 from groep g where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  if (groep.rows.length === 0) return undefined;
  const { rows } = await sql<Lezer>`
    select l.id, l.roepnaam, ${ACHTERNAAM} as achternaam from leerling l
    where ${vanGroep(vraag)} order by ${opNaam()}`.execute(db);
  return rows;
}

export interface BeurtRij {
  readonly leerlingId: string;
  readonly tekst: string;
  readonly dag: string;
  readonly ms: number;
  readonly woorden: number;
  readonly van: number;
  readonly uit: boolean;
  readonly stem: boolean;
  readonly getikt: readonly string[];
  readonly aanpak: Beurtaanpak;
  /** Own pace: milliseconds of each paragraph. */
  readonly alineas: readonly number[];
  /** Per question answered in this turn: whether the first answer was right. */
  readonly vragen: Readonly<Record<string, { readonly goed?: boolean }>>;
  /** The first turn ever with this text. */
  readonly eerste: boolean;
}

/** The latest first. */
export async function listBeurten(db: Db, vraag: Vraag): Promise<readonly BeurtRij[]> {
  const { rows } = await sql<BeurtRij>`
    select b.leerling_id as "leerlingId", b.tekst, b.dag::text as dag, b.ms, b.woorden, b.van, b.uit, b.stem, b.getikt, b.aanpak, b.alineas, b.vragen,
      not exists (select from leesbeurt e where e.admin_id = b.admin_id and e.leerling_id = b.leerling_id and e.tekst = b.tekst
        and (e.begon, e.id) < (b.begon, b.id)) as eerste
    from leerling l join leesbeurt b on b.admin_id = l.admin_id and b.leerling_id = l.id and b.dag >= ${vraag.vanaf}::date
    where ${vanGroep(vraag)} order by b.begon desc, b.id desc`.execute(db);
  return rows;
}

export interface VraagRij {
  readonly leerlingId: string;
  readonly tekst: string;
  readonly soort: Leesvraagsoort;
  readonly antwoorden: number;
  readonly goed: number;
}

/** Per text and kind of question; what is asked of a text in other forms is guessed more often, and is no question of it. */
export async function listVragen(db: Db, vraag: Vraag): Promise<readonly VraagRij[]> {
  const { rows } = await sql<VraagRij>`
    select a.leerling_id as "leerlingId", o->'tekst'->>'id' as tekst, o->'lezen'->>'soort' as soort,
      count(*)::int as antwoorden, (count(*) filter (where a.goed))::int as goed
    from leerling l
    join antwoord a on a.admin_id = l.admin_id and a.leerling_id = l.id and a.dag >= ${vraag.vanaf}::date
      and a.telt and not a.gokje and not a.ingetrokken and a.categorie like 'teksten-%'
    join taak t on t.admin_id = a.admin_id and t.id = a.taak_id
    cross join lateral jsonb_array_elements(t.opgaven) o
    where ${vanGroep(vraag)} and o->>'id' = a.opgave_id::text and o->'tekst' is not null and o->'lezen' is not null and o->>'vorm' = 'tekst-vraag'
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

/** Reading steps have another name in Flanders. */
export async function readRegio(db: Db, adminId: string): Promise<Regio> {
  const rij = await db.selectFrom('admin').select('regio').where('admin_id', '=', adminId).executeTakeFirst();
  return rij?.regio ?? 'nl';
}
