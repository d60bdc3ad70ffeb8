/**
 * What counts for the leerlingen of one groep together. A program that tries all names of a class in turn is not slowed by waits per
 * child; on devices that are not the child's own the class is one bucket. It holds far more than a class that logs in with typing errors.
 */
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Rate } from '../../../platform/http/limiter.ts';

/** At most 1,590 tries a day on a whole class, of 46,000 pairs of words or 116,000 rows of pictures; and never more than a minute to wait. */
export const KLAS: Rate = { burst: 150, perSecond: 1 / 60 };

export interface Klas {
  readonly groepId: string;
  /** Hash of the address from which its docent holds the door open; null when she does not. */
  readonly deur: string | null;
}

/** Of a leerling, now. */
export async function readKlas(database: Database, adminId: string, leerlingId: string, now: Date): Promise<Klas | undefined> {
  const groepId = await database.readAdmin(adminId, async (tx) => {
    const row = await tx
      .selectFrom('leerling')
      .select('groep_id')
      .where('admin_id', '=', adminId)
      .where('id', '=', leerlingId)
      .executeTakeFirst();
    return row?.groep_id;
  });
  if (!groepId) return undefined;
  const { rows } = await sql<{ adres: string }>`
    select adres from groep_deur where admin_id = ${adminId} and groep_id = ${groepId} and open_tot > ${now}`.execute(database.own);
  return { groepId, deur: rows[0]?.adres ?? null };
}
