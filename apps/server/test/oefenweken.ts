/** Children with weeks of practice behind them, made by the real planner and counted by the real code. */
import type { Database } from '../src/platform/db/database.ts';
import { dagVan } from '../src/platform/clock.ts';
import { insertGeschiedenis, insertMensen, simulate } from '../src/features/site/demo/index.ts';
import { beginStand, insertStand, leerlijnVan } from '../src/features/oefenen/standen/index.ts';
import { testId } from './wereld.ts';
import { STIL } from './fixtures.ts';

type Aard = Parameters<typeof simulate>[0]['speler']['aard'];

export interface Oefenaar {
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly aard: Aard;
}

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

interface Gehoord {
  readonly adminId: string;
  readonly leerlingId: string;
  /** By name, as `testId` takes it. */
  readonly moment: string;
  readonly op: number;
  /** Of a hundred words; 98 when it is left out. */
  readonly goed?: number;
  /** Of each text; a minute when it is left out. */
  readonly seconden?: readonly number[];
}

/** What a listener kept of texts that a child read aloud, each a minute after the one before. */
export async function laatHoren(database: Database, kind: Gehoord, teksten: readonly string[]): Promise<void> {
  const { adminId, leerlingId, moment, goed = 98, seconden = [] } = kind;
  for (const [nr, tekst] of teksten.entries()) {
    const op = new Date(kind.op + nr * 60_000);
    await database.own
      .insertInto('voorlezing')
      .values({
        admin_id: adminId,
        id: testId(`hoor ${leerlingId} ${tekst}`),
        leerling_id: leerlingId,
        moment_id: testId(moment),
        tekst,
        op,
        dag: dagVan(op.getTime()),
        ms: 1000 * (seconden[nr] ?? 60),
        gelezen: 100,
        goed,
        fouten: JSON.stringify(Array.from({ length: 100 - goed }, (_, woord) => ({ woord, soort: 'anders' }))),
        vloeiend: 2,
        eerste: true,
        door: testId('luisteraar'),
        functie: 'docent',
        created_at: op,
        ingetrokken_op: null,
        opname_id: null,
        zin: null,
      })
      .execute();
  }
}

/** A period in which a groep is heard with these texts of E4. */
export async function openLeesmoment(
  database: Database,
  adminId: string,
  groepId: string,
  teksten: readonly string[],
  op: number,
): Promise<void> {
  await database.own
    .insertInto('leesmoment')
    .values({
      admin_id: adminId,
      id: testId('moment'),
      groep_id: groepId,
      niveau: 'e4',
      teksten: [...teksten],
      van: '2026-11-19',
      tot: '2026-11-25',
      door: testId('luisteraar'),
      created_at: new Date(op),
      gewijzigd_op: new Date(op),
      gestopt_op: null,
    })
    .execute();
}
