import { sql } from 'kysely';
import type { Zorgvlag } from '@spelrijk/contract/zorgleerlingen';
import type { Regio } from '@spelrijk/domain/admin';
import { NAMETING_DAGEN } from '@spelrijk/domain/handelingsplan';
import { ACHTERNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import { CELLEN, LAATST_GEOEFEND, type CelRij } from '../../oefenen/standen/index.ts';

/** A plan `p` that is not done with: until it was looked back at, and after a final test until the moment of its nameting is over, by the clock of the app. */
const lopendeZorg = (now: number) =>
  sql`p.weg_op is null and (p.status <> 'geevalueerd' or (p.einde = 'eindtoets' and p.afgerond_op > ${new Date(now - NAMETING_DAGEN.tot * 86_400_000)}))`;

/** The leerlingen of this admin that are flagged now, or have a plan that is not done with; nobody where the school has no care package. */
export async function listGevlagd(db: Db, adminId: string, now: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly leerlingId: string }>`
    select x.leerling_id as "leerlingId" from (
      select v.leerling_id from zorgvlag v where v.admin_id = ${adminId} and v.weg_op is null
      union select p.leerling_id from handelingsplan p where p.admin_id = ${adminId} and ${lopendeZorg(now)}) x
    join admin a on a.admin_id = ${adminId} and 'zorgtraject' = any(a.pakketten)`.execute(db);
  return new Set(rows.map(({ leerlingId }) => leerlingId));
}

interface DoelRij {
  readonly categorie: string;
  readonly sinds: string;
}

export interface ZorgRij {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly figuur: number;
  readonly groepId: string;
  readonly groepNaam: string;
  readonly regio: Regio;
  readonly laatste: Date | null;
  /** Newest first; the first is open when its `weg` is null. */
  readonly vlaggen: readonly Zorgvlag[];
  readonly doelen: readonly DoelRij[];
  /** How it stands with every categorie. */
  readonly cellen: readonly CelRij[];
}

const NAAM = (kolom: 'gezet_door' | 'weg_door') =>
  sql`coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = v.admin_id and b.id = ${sql.ref(`v.${kolom}`)}), '')`;
const tijd = (kolom: string) => sql`to_char(${sql.ref(kolom)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Flags of one leerling, newest first. */
const VLAGGEN = sql`(select coalesce(json_agg(json_build_object('id', v.id, 'reden', v.reden, 'op', ${tijd('v.gezet_op')}, 'door', ${NAAM('gezet_door')},
    'weg', case when v.weg_op is null then null else json_build_object('op', ${tijd('v.weg_op')}, 'door', ${NAAM('weg_door')}, 'reden', v.weg_reden) end) order by v.gezet_op desc, v.id), '[]')
  from zorgvlag v where v.admin_id = l.admin_id and v.leerling_id = l.id)`;

/** Leerlingen who are flagged, or have an open goal or a plan; `docentId` narrows to the groepen that docent teaches. */
export async function listZorg(db: Db, adminId: string, docentId: string | null, now: number): Promise<readonly ZorgRij[]> {
  const { rows } = await sql<ZorgRij>`
    select l.id, l.roepnaam, ${ACHTERNAAM} as achternaam, l.jaargroep, l.figuur, l.groep_id as "groepId", g.naam as "groepNaam", ${LAATST_GEOEFEND} as laatste,
      (select a.regio from admin a where a.admin_id = l.admin_id) as regio, ${VLAGGEN} as vlaggen,
      (select coalesce(json_agg(json_build_object('categorie', z.categorie, 'sinds', ${tijd('z.created_at')}) order by z.created_at, z.categorie), '[]')
        from zorgdoel z where z.admin_id = l.admin_id and z.leerling_id = l.id) as doelen, ${CELLEN} as cellen
    from leerling l
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    where l.admin_id = ${adminId} and l.verwijderd_op is null
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))
      and (exists (select from zorgvlag v where v.admin_id = l.admin_id and v.leerling_id = l.id and v.weg_op is null)
        or exists (select from zorgdoel z where z.admin_id = l.admin_id and z.leerling_id = l.id)
        or exists (select from handelingsplan p where p.admin_id = l.admin_id and p.leerling_id = l.id and ${lopendeZorg(now)}))
    order by g.volgnr, g.naam, ${opNaam()}`.execute(db);
  return rows;
}

/** The flags of one leerling; undefined when this docent (when given) may not see it. */
export async function findVlaggen(
  db: Db,
  adminId: string,
  leerlingId: string,
  docentId: string | null,
): Promise<readonly Zorgvlag[] | undefined> {
  const { rows } = await sql<{ readonly vlaggen: readonly Zorgvlag[] }>`
    select ${VLAGGEN} as vlaggen from leerling l
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0]?.vlaggen;
}

export interface NieuweVlag {
  readonly adminId: string;
  readonly id: string;
  readonly leerlingId: string;
  readonly reden: string;
  readonly door: string;
  readonly op: Date;
}

/** Flags once: a second send, or a leerling that is flagged already, changes nothing. True when it is new. */
export async function insertVlag(db: Db, { adminId, id, leerlingId, reden, door, op }: NieuweVlag): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('zorgvlag')
    .values({ admin_id: adminId, id, leerling_id: leerlingId, reden, gezet_op: op, gezet_door: door })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Takes the open flag away; true when there was one. */
export async function closeVlag(db: Db, { adminId, leerlingId, reden, door, op }: Omit<NieuweVlag, 'id'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('zorgvlag')
    .set({ weg_op: op, weg_door: door, weg_reden: reden })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('weg_op', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
