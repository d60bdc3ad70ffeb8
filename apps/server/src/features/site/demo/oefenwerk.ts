/** Weeks of practice, tests and reading of the children of the demo: what takes most of the time of its making. */
import type { Kluis } from '../../../platform/auth/kluis.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { beginStand, insertStand, leerlijnVan } from '../../oefenen/standen/index.ts';
import { simulate } from './geschiedenis.ts';
import { kiesbaar, seedGroepsplan } from './groepsplan.ts';
import { type GemaakteLeerling, idsVan } from './klant.ts';
import { seedKlassenplaten } from './klassenplaat.ts';
import { seedLezen } from './lezen.ts';
import { seedMethodetoetsen } from './methodetoets.ts';
import { seedOpnamen } from './opnamen.ts';
import { heeftPlan, seedPlannen } from './plannen.ts';
import * as store from './store.ts';
import type { Gemaakt } from './verhuizen.ts';
import { seedVoorlezen } from './voorlezen.ts';

interface Oefenwerk {
  readonly audio: AudioIndex;
  /** Seals the recordings of the demo. */
  readonly kluis: Kluis;
  readonly gemaakt: readonly Gemaakt[];
  readonly leerlingen: readonly GemaakteLeerling[];
}

export async function seedOefenwerk(db: Db, { audio, kluis, gemaakt, leerlingen }: Oefenwerk, now: number): Promise<void> {
  const kinderen = kiesbaar(gemaakt, leerlingen);
  await seedGeschiedenissen(
    db,
    leerlingen.filter((leerling) => !heeftPlan(leerling) && !kinderen.includes(leerling)),
    audio,
    now,
  );
  await seedSchoolplannen(db, leerlingen.filter(heeftPlan), audio, now);
  await seedGroepsplan(db, audio, { gemaakt, kinderen }, now);
  await seedToetsen(db, leerlingen, audio, now);
  await seedLezen(db, leerlingen, now);
  await seedVoorlezen(db, gemaakt, leerlingen, now);
  await seedKlassenplaten(db, gemaakt, leerlingen, now);
  await seedOpnamen(db, { kluis, gemaakt, leerlingen }, now);
}

/** Children of the demo school with a care plan: their weeks of practice are those of the plan. */
async function seedSchoolplannen(db: Db, leerlingen: readonly GemaakteLeerling[], audio: AudioIndex, now: number): Promise<void> {
  const ids = idsVan(await store.listDemomensen(db));
  const kinderen = leerlingen.map((leerling) => ({ ...leerling, stand: beginStand(leerling.jaargroep, dagVan(now)) }));
  await seedPlannen(db, { audio }, kinderen, ids, now);
}

/** The next child is simulated while the database stores the one before. */
async function seedGeschiedenissen(db: Db, leerlingen: readonly GemaakteLeerling[], audio: AudioIndex, now: number): Promise<void> {
  let bewaren = Promise.resolve();
  for (const leerling of leerlingen) {
    const { id, adminId, jaargroep } = leerling;
    const stand = beginStand(jaargroep, dagVan(now));
    const geschiedenis = simulate({ speler: leerling, stand, leerlijn: leerlijnVan('nl'), audio, now });
    await bewaren;
    await insertStand(db, adminId, id, stand);
    bewaren = store.insertGeschiedenis(db, adminId, id, geschiedenis);
  }
  await bewaren;
}

/** In the groep of the demo login: so that a visitor finds a test as docent and as leerling. */
async function seedToetsen(db: Db, leerlingen: readonly GemaakteLeerling[], audio: AudioIndex, now: number): Promise<void> {
  const kind = leerlingen.find(({ login }) => login === 'leerling');
  if (!kind) return;
  const { adminId, groepId } = kind;
  const kinderen = leerlingen.filter((leerling) => leerling.groepId === groepId);
  await seedMethodetoetsen(db, audio, { adminId, groepId, kinderen }, now);
}
