/** The docent holds the door of her groep open: whoever guessed makes nobody wait who is where she is. And she sees that somebody guessed. */
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { writeAudit } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { hashOf } from '../../../platform/auth/secret.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { enterGroep, type KinderenDeps } from './groep.ts';
import * as store from './store-groep.ts';

type Deur = Output<Api['readDeur']>;

const OPEN_MS = 600_000;
const DAG = 86_400_000;
/** A child that forgot its password and tries on, with a friend who helps, stays below. */
const VEEL = 12;

type Wie = Pick<store.Kind, 'id' | 'naam'>;

/** At whom of these leerlingen somebody guessed since this time yesterday; the most first. */
export async function listGeraden(database: Database, kinderen: readonly Wie[], adminId: string, now: number): Promise<Deur['geraden']> {
  const ids = kinderen.map(({ id }) => id);
  const mislukt = await store.countMislukt(database.own, { adminId, ids, sinds: new Date(now - DAG), minstens: VEEL });
  return mislukt.flatMap(({ leerlingId, keer, laatst }) => {
    const kind = kinderen.find(({ id }) => id === leerlingId);
    return kind ? [{ leerlingId, roepnaam: kind.naam, keer, laatst: laatst.toISOString() }] : [];
  });
}

export async function readDeur(deps: KinderenDeps, { actor, now }: Caller, adminId: string, groepId: string): Promise<Deur> {
  const kinderen = await enterGroep(deps, actor, adminId, groepId);
  const openTot = await store.readDeur(deps.database.own, { adminId, groepId }, new Date(now));
  return { openTot: openTot?.toISOString() ?? null, geraden: await listGeraden(deps.database, kinderen, adminId, now) };
}

/** Also lets everybody of the groep begin anew, wherever they are. `adres`: of who asks. Asked again the ten minutes begin again. */
export async function openDeur(deps: KinderenDeps, { actor, now }: Caller, adminId: string, groepId: string, adres: string): Promise<Deur> {
  const { database, sessies } = deps;
  const kinderen = await enterGroep(deps, actor, adminId, groepId);
  const openTot = new Date(now + OPEN_MS);
  await store.saveDeur(database.own, { adminId, groepId }, hashOf(adres), openTot);
  const inlog = await store.listInlog(
    database.own,
    adminId,
    kinderen.map(({ id }) => id),
  );
  await Promise.all(inlog.map(({ gebruikersnaam }) => sessies.forgetTries(gebruikersnaam)));
  await writeAudit(database.own, {
    adminId,
    soort: 'toegelaten',
    now,
    actor,
    actie: 'pupilPassword.issue',
    objectId: groepId,
    betreft: 'tien minuten inloggen zonder wachten',
  });
  return { openTot: openTot.toISOString(), geraden: await listGeraden(database, kinderen, adminId, now) };
}
