/**
 * A visitor plays in an admin of its own: made when the demo logs in, shared with nobody, erased after its term. So nothing that
 * one visitor does is seen by the next, and nothing real is near.
 */
import { seedFrom } from '@spelrijk/base/random';
import { AppError } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { foldName, type AccountRow } from '../../toegang/sessies/index.ts';
import { beginStand, insertStand } from '../../oefenen/standen/index.ts';
import * as store from './store.ts';

/** Longer than a session of the demo lasts (ms). */
const TERM = 24 * 3_600_000;
/** Visitors at once; each is some fifty rows. */
const MAX_BEZOEKEN = 2000;
const JAARGROEP = 5;
const FIGUREN = 10_000;

export interface Bezoek {
  /** An account of the demo in an admin of its own. `demo` is the account that logged in. */
  open(demo: AccountRow, now: number): Promise<AccountRow>;
  /** Erases the admins whose term is over; how many. */
  sweep(now: number): Promise<number>;
}

export function createBezoek({ database }: { readonly database: Database }): Bezoek {
  return {
    open: (demo, now) =>
      database.transact(async (db) => {
        if ((await store.countBezoeken(db, now)) >= MAX_BEZOEKEN) throw new AppError('unavailable', 'demo/te-druk', { retryAfter: 600 });
        const [adminId, groepId, id] = [createId(now), createId(now), createId(now)];
        const op = new Date(now);
        await store.insertAdmin(db, {
          id: adminId,
          naam: 'Proefomgeving',
          soort: 'demo',
          intern: false,
          pakketten: ['testschool'],
          demo: true,
          vervaltOp: new Date(now + TERM),
          now: op,
        });
        await store.insertMensen(db, {
          adminId,
          now: op,
          gebruikers: [],
          groepen: [{ id: groepId, naam: 'Bezoekers', jaargroepen: [JAARGROEP], docenten: [] }],
          leerlingen: [
            { id, groepId, roepnaam: 'Bezoeker', achternaam: '', jaargroep: JAARGROEP, figuur: Math.abs(seedFrom(id)) % FIGUREN },
          ],
        });
        await insertStand(db, adminId, id, beginStand(JAARGROEP, dagVan(now)));
        const gebruikersnaam = `demo.${id}`;
        const account = {
          id,
          adminId,
          rol: 'demo' as const,
          gebruikersnaam,
          gevouwen: foldName(gebruikersnaam),
          wachtwoord: demo.wachtwoord,
        };
        await store.insertAccounts(db, [{ ...account, now: op }]);
        return { ...demo, id, adminId };
      }),

    sweep: (now) => database.transact((db) => store.eraseBezoeken(db, now)),
  };
}
