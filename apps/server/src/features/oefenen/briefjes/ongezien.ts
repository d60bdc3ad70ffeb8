/** What a leerling finds on its map. */
import type { Kindbriefje } from '@spelrijk/contract/briefjes';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import type { Db } from '../../../platform/db/database.ts';
import * as store from './store.ts';

/** Oldest first. */
export const listOngezien = async (db: Db, adminId: string, leerlingId: string): Promise<Kindbriefje[]> =>
  (await store.listOngezien(db, adminId, leerlingId)).map(({ categorie, ...rij }) => ({
    ...rij,
    naam: categorie === null ? null : kindnaam(categorie),
  }));
