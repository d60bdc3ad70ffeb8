/** The logo of a practice: hers alone, on her own reports. */
import type { Caller } from '../../../platform/http/context.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { enter, type ClientDeps } from './plek.ts';

export async function readPraktijklogo(
  { database }: Pick<ClientDeps, 'database'>,
  { actor }: Caller,
  adminId: string,
): Promise<{ logo: string | null }> {
  enter(actor, adminId, 'client.read');
  const rij = await database.own.selectFrom('admin').select('logo').where('admin_id', '=', adminId).executeTakeFirst();
  return { logo: rij?.logo ?? null };
}

export async function setPraktijklogo(
  { database }: Pick<ClientDeps, 'database'>,
  { actor, now }: Caller,
  adminId: string,
  logo: string | null,
): Promise<void> {
  enter(actor, adminId, 'client.write');
  await database.transact(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('admin')
      .set({ logo })
      .where('admin_id', '=', adminId)
      .where((eb) => eb('logo', 'is distinct from', logo))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'client.write', betreft: 'logo' });
  });
}
