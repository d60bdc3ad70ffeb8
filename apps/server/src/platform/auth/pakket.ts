import { sql } from 'kysely';
import type { Pakket } from '@spelrijk/domain/admin';
import { notFound } from '../app-error.ts';
import type { Database } from '../db/database.ts';

/** Throws 404 when the admin has not got this package now: switched off looks the same as never made. */
export type PakketCheck = (adminId: string, pakket: Pakket) => Promise<void>;

export const createPakketCheck =
  ({ own }: Pick<Database, 'own'>): PakketCheck =>
  async (adminId, pakket) => {
    const { rows } = await sql`select 1 from admin where admin_id = ${adminId} and ${pakket}::text = any(pakketten)`.execute(own);
    if (rows.length === 0) throw notFound();
  };
