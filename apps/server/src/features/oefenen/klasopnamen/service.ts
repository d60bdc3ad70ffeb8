/** A groep in the voice of who guides it: record, hear back, do it again, erase. Off until somebody records. */
import { MAX_KLASOPNAME_MS, MAX_KLASOPNAMEN, type Klaswoord, type Opnamesoort } from '@spelrijk/contract/klasopnamen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { processOpname } from '../opnamen/index.ts';
import type { HoorDeps } from './horen.ts';
import { readStand, show, toKlaswoord, type Stand } from './lijst.ts';
import * as store from './store.ts';
import { inGroep } from './toegang.ts';
import type { Klasnut } from './woorden.ts';

export interface KlasopnameDeps extends HoorDeps {
  readonly database: Database;
  readonly opus: Opus;
}

/** A docent that no longer teaches the groep is not heard; what she recorded waits this long for a mistake to be mended (ms). */
const LOS_MS = 30 * 86_400_000;

async function note(db: Db, { actor, now }: Caller, { adminId, groepId }: store.GroepPlek, betreft: string): Promise<void> {
  await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'classVoice.update', objectId: groepId, betreft });
}

/** Sent twice it is there once. An id that was used for another word or groep is refused. */
async function keep(
  db: Db,
  caller: Caller,
  plek: store.GroepPlek,
  opname: Omit<store.NieuweOpname, 'door' | 'alsDocent' | 'now'>,
): Promise<void> {
  await store.lockGroep(db, plek);
  const bekend = await store.findOpname(db, plek.adminId, opname.id);
  if (bekend && (bekend.groepId !== plek.groepId || bekend.woord !== opname.woord)) throw new AppError('conflict', 'opnamen/bestaat-al');
  if (bekend) return;
  const opnamen = await store.listOpnamen(db, plek);
  const gelijk = opnamen.filter(({ soort }) => soort === opname.soort);
  if (gelijk.length >= MAX_KLASOPNAMEN && !gelijk.some(({ woord }) => woord === opname.woord))
    throw new AppError('conflict', 'klasopnamen/vol');
  await store.putOpname(db, plek, {
    ...opname,
    door: caller.actor.id,
    alsDocent: caller.actor.rol === 'docent',
    now: new Date(caller.now),
  });
  await note(db, caller, plek, `eigen stem: ${opname.woord}`);
}

export async function saveKlasopname(
  deps: KlasopnameDeps,
  caller: Caller,
  { opnameId: id, ...plek }: store.GroepPlek & { readonly opnameId: string },
  { woord, soort, wav }: { readonly woord: string; readonly soort: Opnamesoort; readonly wav: string },
): Promise<Klaswoord> {
  const read = (db: Db, groep: store.GroepRij) => readStand(db, plek, groep, soort);
  const findNut = ({ woorden }: Stand): Klasnut => {
    const nut = woorden.find((een) => een.woord === woord);
    if (!nut) throw notFound('opnamen/plek-niet-gevonden');
    return nut;
  };
  // Who may not is refused before anything is made of the sound.
  await inGroep(deps, caller, plek, 'classVoice.update', async (db, groep) => findNut(await read(db, groep)));
  const { ogg, ms } = await processOpname(deps.opus, wav);
  if (ms > MAX_KLASOPNAME_MS[soort]) throw new AppError('invalid', 'opnamen/te-lang');
  return inGroep(deps, caller, plek, 'classVoice.update', async (db, groep) => {
    await keep(db, caller, plek, { id, woord, soort, bij: findNut(await read(db, groep)).bij ?? null, ogg, ms });
    const stand = await read(db, groep);
    const nut = findNut(stand);
    const [rij] = await show(deps, db, plek, caller.now, (audio) => [toKlaswoord(audio, nut, groep.regio, stand.opnamen.get(woord))]);
    if (!rij) throw notFound('opnamen/plek-niet-gevonden');
    return rij;
  });
}

export const deleteKlasopname = (
  deps: KlasopnameDeps,
  caller: Caller,
  { opnameId, ...plek }: store.GroepPlek & { readonly opnameId: string },
): Promise<void> =>
  inGroep(deps, caller, plek, 'classVoice.update', async (db) => {
    const woord = await store.deleteOpname(db, plek, opnameId);
    if (woord === undefined) throw notFound('klasopnamen/niet-gevonden');
    await note(db, caller, plek, `eigen stem weg: ${woord}`);
  });

export const deleteKlasopnamen = (deps: KlasopnameDeps, caller: Caller, plek: store.GroepPlek): Promise<{ gewist: number }> =>
  inGroep(deps, caller, plek, 'classVoice.update', async (db) => {
    const gewist = await store.deleteAlle(db, plek);
    if (gewist > 0) await note(db, caller, plek, `eigen stem weg: alle ${gewist}`);
    return { gewist };
  });

export const sweepKlasopnamen = ({ database }: Pick<KlasopnameDeps, 'database'>, now: number): Promise<void> =>
  store.sweepLos(database.own, new Date(now), new Date(now - LOS_MS));
