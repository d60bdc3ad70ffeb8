import type { Ervaring } from '@spelrijk/contract/ervaringen';
import type { Db } from '../../../platform/db/database.ts';

export type ErvaringRij = Ervaring & { readonly zichtbaar: boolean };

export const listErvaringen = (db: Db): Promise<ErvaringRij[]> =>
  db.selectFrom('ervaring').select(['id', 'tekst', 'naam', 'functie', 'plaats', 'zichtbaar']).orderBy('created_at', 'desc').execute();

export async function saveErvaring(db: Db, { id, ...velden }: ErvaringRij, now: number): Promise<void> {
  await db
    .insertInto('ervaring')
    .values({ id, ...velden, created_at: new Date(now) })
    .onConflict((oc) => oc.column('id').doUpdateSet(velden))
    .execute();
}

export async function deleteErvaring(db: Db, id: string): Promise<void> {
  await db.deleteFrom('ervaring').where('id', '=', id).execute();
}
