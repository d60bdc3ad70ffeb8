import { sql } from 'kysely';
import type { LogSoort } from '@spelrijk/contract/logboek';
import type { Rol } from '@spelrijk/domain/rol';
import type { Db } from '../../../platform/db/database.ts';

export interface LogRij {
  readonly id: string;
  readonly op: Date;
  readonly soort: LogSoort;
  readonly actie: string;
  readonly wie: string;
  readonly rol: Rol | null;
  readonly betreft: string;
  readonly reden: string;
}

export interface Pagina {
  /** Lines older than this one. */
  readonly voor: string | null;
  readonly soort: LogSoort | null;
  readonly aantal: number;
}

/** Newest first: ids are made in order of time. */
export async function listRegels(db: Db, adminIds: readonly string[], { voor, soort, aantal }: Pagina): Promise<readonly LogRij[]> {
  const { rows } = await sql<LogRij>`
    select id, op, soort, actie, wie, rol, betreft, reden from audit
    where admin_id = any(${adminIds}::uuid[]) and (${voor}::uuid is null or id < ${voor}::uuid) and (${soort}::text is null or soort = ${soort}::text)
    order by id desc limit ${aantal}`.execute(db);
  return rows;
}
