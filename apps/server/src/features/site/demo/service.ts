/** Fills an empty database with the demo school, its people and weeks of practice. */
import { randomBytes } from 'node:crypto';
import { createPasswords } from '../../../platform/auth/passwords.ts';
import type { Kluis } from '../../../platform/auth/kluis.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { deleteGebruiker } from '../../toegang/gebruikers/index.ts';
import { plaatjesGeheim } from '../../toegang/wachtwoorden/index.ts';
import { eraseKantoor, seedKantoor } from './kantoor.ts';
import { type GemaakteLeerling, type Hashes, seedAdmin } from './klant.ts';
import { DEMO_LOGINS, DEMO_PLAATJES, DEMO_WACHTWOORD } from './logins.ts';
import { DEMO_ADMINS, type DemoAdmin } from './mensen.ts';
import { seedOefenwerk } from './oefenwerk.ts';
import { seedPraktijk } from './praktijk.ts';
import * as store from './store.ts';
import { seedVerhuizen, type Gemaakt } from './verhuizen.ts';

export interface DemoDeps {
  readonly database: Database;
  /** Taken when there is a demo to make, not before. */
  readonly audio: AudioIndex;
  readonly clock: Clock;
  readonly log: Log;
  /** Seals the recordings of the demo. */
  readonly kluis: Kluis;
  /** False: people and logins only, without the weeks of practice, which take most of the time. */
  readonly oefenwerk?: boolean;
}

/** Meant to take long: only where there is a demo to make. */
async function hashPasswords(): Promise<Hashes> {
  const passwords = await createPasswords();
  return {
    demo: await passwords.hash(DEMO_WACHTWOORD),
    niemand: await passwords.hash(randomBytes(24).toString('hex')),
    plaatjes: await passwords.hash(plaatjesGeheim(DEMO_PLAATJES)),
  };
}

/**
 * Fills an empty database; with `naast` also one that has none of the demo, where our own office takes the place of the demo's. Does nothing
 * otherwise. Throws one sentence when a login name of the demo is somebody's.
 */
export async function seedDemo(deps: DemoDeps, naast = false): Promise<void> {
  const { clock, log, kluis, oefenwerk = true } = deps;
  const now = clock.now();
  const aantal = await store.inEen(deps.database, async (db) => {
    const admins = await adminsToSeed(db, naast);
    if (admins.length === 0) return 0;
    const hashes = await hashPasswords();
    const leerlingen: GemaakteLeerling[] = [];
    const gemaakt: Gemaakt[] = [];
    for (const demo of admins) {
      const { kinderen, ...wie } = await seedAdmin(db, demo, hashes, now);
      leerlingen.push(...kinderen);
      gemaakt.push({ demo, ...wie });
    }
    await seedVerhuizen(db, gemaakt, now);
    await seedPraktijk(db, gemaakt, now);
    if (oefenwerk) await seedOefenwerk(db, { audio: deps.audio, kluis, gemaakt, leerlingen }, now);
    if (admins.some(({ intern }) => intern)) await seedKantoor(db, now);
    return leerlingen.length;
  });
  if (aantal > 0) log.info({ leerlingen: aantal, ms: clock.now() - now }, 'demo-gegevens gemaakt');
}

async function adminsToSeed(db: Db, naast: boolean): Promise<readonly DemoAdmin[]> {
  if (await store.isEmpty(db)) return DEMO_ADMINS;
  if (!naast || (await store.hasDemo(db)) || !(await store.hasKantoor(db))) return [];
  const admins = DEMO_ADMINS.filter(({ intern }) => !intern);
  const bezet = await store.readBezet(
    db,
    DEMO_LOGINS.map(({ rol }) => rol),
  );
  if (bezet.length > 0) throw new Error(`De demo kan er niet bij: iemand heet hier al ${bezet.join(', ')}. Start zonder SPELRIJK_DEMO.`);
  return admins;
}

/**
 * Without the demo none of it may exist, also not when an earlier start made it. Of its office stays who got an account of her own there:
 * that office is a real one from then on.
 */
export async function removeDemo({ database, clock, log }: Pick<DemoDeps, 'database' | 'clock' | 'log'>): Promise<void> {
  const aantal = await store.inEen(database, async (db) => {
    if (!(await store.hasDemo(db))) return 0;
    await eraseKantoor(db);
    await closeDemokantoor(db, clock.now());
    return store.deleteDemo(db);
  });
  if (aantal > 0) log.warn({ admins: aantal }, 'demo-gegevens verwijderd');
}

/** The logins of the demo that reach every customer go; the rest of the demo may stay beside real customers. */
export async function closeDemokantoor(db: Db, now: number): Promise<void> {
  for (const { adminId, logins, gebruikt } of await store.listKantoren(db)) {
    if (!gebruikt) {
      await store.deleteKantoor(db, adminId);
      continue;
    }
    for (const id of logins) await deleteGebruiker(db, adminId, id, now);
    await store.markEcht(db, adminId);
  }
}
