/** Taking in answers: judged here from what was typed, stored once, all or nothing. */
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { Ijking } from '../ijking/index.ts';
import { isOwnArea } from '../leerlingen/index.ts';
import type { TaakDeps } from '../taken/index.ts';
import { type Inzending, keepAntwoorden, type Oordelen } from './bewaren.ts';
import { judgeOnly } from './meekijker.ts';
import { listTaakInhoud } from './store.ts';
import type { Taakgeheugen } from './taakgeheugen.ts';

export interface AntwoordDeps {
  readonly database: Database;
  readonly proef: TaakDeps['proef'];
  readonly geheugen: Taakgeheugen;
  /** Takes what the answers teach about the words; never waits. */
  readonly ijking: Pick<Ijking, 'push'>;
}

export async function submitAntwoorden(deps: AntwoordDeps, caller: Caller, leerlingId: string, inzending: Inzending): Promise<Oordelen> {
  const { actor, now } = caller;
  if (!isOwnArea(actor, leerlingId, 'answer.submit')) return judgeOnly(deps, caller, leerlingId, inzending.antwoorden);
  const { adminId } = actor;
  const ids = [...new Set(inzending.antwoorden.map(({ taakId }) => taakId))];
  const { oordelen, regio, les } = await deps.database.forAdmin(adminId, async (db) => {
    const taken = await deps.geheugen.read(leerlingId, ids, (missing) => listTaakInhoud(db, adminId, leerlingId, missing));
    return keepAntwoorden(db, { ...inzending, adminId, leerlingId, taken, now, samen: actor.begeleiderId !== undefined });
  });
  // After the answers are safe: a lesson that gets lost costs nothing.
  deps.ijking.push(regio, les);
  return oordelen;
}
