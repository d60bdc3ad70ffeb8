/** Children with weeks of practice behind them, made by the real planner and counted by the real code. */
import type { Database } from '../src/platform/db/database.ts';
import { dagVan } from '../src/platform/clock.ts';
import { insertGeschiedenis, insertMensen, simulate } from '../src/features/site/demo/index.ts';
import { beginStand, insertStand, leerlijnVan } from '../src/features/oefenen/standen/index.ts';
import { testId } from './wereld.ts';

type Aard = Parameters<typeof simulate>[0]['speler']['aard'];

export interface Oefenaar {
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly aard: Aard;
}

const STIL = { vanWoord: () => ({}), vanRegel: () => undefined, vanTekst: () => undefined, vanKlank: () => undefined };

/** Adds these children to a groep, with their history up to `now`; their ids. */
export async function laatOefenen(
  database: Database,
  {
    adminId,
    groepId,
    jaargroep,
    now,
  }: { readonly adminId: string; readonly groepId: string; readonly jaargroep: number; readonly now: number },
  kinderen: readonly Oefenaar[],
): Promise<readonly string[]> {
  const rijen = kinderen.map((kind) => ({ ...kind, id: testId(`oefenaar ${kind.roepnaam}`), adminId, jaargroep }));
  const leerlingen = rijen.map(({ id, roepnaam, achternaam }) => ({ id, groepId, roepnaam, achternaam, jaargroep, figuur: 3 }));
  const stand = beginStand(jaargroep, dagVan(now));
  // Before the transaction: on a busy machine simulating outlasts the patience for idle ones.
  const verleden = rijen.map((speler) => ({
    id: speler.id,
    geschiedenis: simulate({ speler, stand, leerlijn: leerlijnVan('nl'), audio: STIL, now }),
  }));
  await database.forAdmin(adminId, async (db) => {
    await insertMensen(db, { adminId, now: new Date(now), gebruikers: [], groepen: [], leerlingen });
    for (const { id, geschiedenis } of verleden) {
      await insertStand(db, adminId, id, stand);
      await insertGeschiedenis(db, adminId, id, geschiedenis);
    }
  });
  return rijen.map(({ id }) => id);
}
