import { sql } from 'kysely';
import type { LogSoort } from '@spelrijk/contract/logboek';
import type { Rol } from '@spelrijk/domain/rol';
import { heleNaamSql } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface LogRij {
  readonly id: string;
  readonly op: Date;
  readonly soort: LogSoort;
  readonly actie: string;
  readonly wie: string;
  readonly rol: Rol | null;
  readonly over: string;
  readonly betreft: string;
  readonly reden: string;
}

export interface Pagina {
  /** Lines older than this one. */
  readonly voor: string | null;
  readonly soort: LogSoort | null;
  readonly aantal: number;
  /** Whose children may be named: only those of who reads. */
  readonly namenVan: string | null;
  /** The groep that children of a home and clients of a practice hang on is ours, and named to nobody. */
  readonly metGroepen: boolean;
}

const NAAM = (tabel: 'leerling' | 'gebruiker') => (tabel === 'leerling' ? heleNaamSql('n') : sql`trim(n.roepnaam || ' ' || n.achternaam)`);

/**
 * Newest first: ids are made in order of time. Somebody of our office is in another admin than the line, so the line itself has no name of hers; what it
 * was about has no name in the line at all. Both are looked up as they are now.
 */
export async function listRegels(
  db: Db,
  adminIds: readonly string[],
  { voor, soort, aantal, namenVan, metGroepen }: Pagina,
): Promise<readonly LogRij[]> {
  const { rows } = await sql<LogRij>`
    select id, op, soort, actie, rol, betreft, reden,
      case when wie <> '' or rol not in ('office','superadmin') then wie
        else coalesce((select ${NAAM('gebruiker')} from gebruiker n where n.id = audit.account_id), '') end as wie,
      case when ${namenVan}::uuid is null or object_id is null then '' else coalesce(
        (select ${NAAM('leerling')} from leerling n where n.admin_id = ${namenVan}::uuid and n.id = audit.object_id),
        (select n.naam from groep n where ${metGroepen} and n.admin_id = ${namenVan}::uuid and n.id = audit.object_id), '') end as over
    from audit
    where admin_id = any(${adminIds}::uuid[]) and (${voor}::uuid is null or id < ${voor}::uuid) and (${soort}::text is null or soort = ${soort}::text)
    order by id desc limit ${aantal}`.execute(db);
  return rows;
}
