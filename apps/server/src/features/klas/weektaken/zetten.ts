/** Putting something on a day, taking it off and putting it back. What the leerlingen get of it is decided where their day is planned. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { categorieenOpVolgorde } from '../../oefenen/standen/index.ts';
import { planDictee, unplanDictee } from '../dictees/index.ts';
import { chooseOpdrachtwoorden } from '../opdrachten/index.ts';
import { may } from './policy.ts';
import { geenGroep, type WeektaakDeps } from './service.ts';
import * as store from './store.ts';

type WeektaakPlek = store.GroepPlek & { readonly weektaakId: string };
type Body = Input<Api['saveWeektaak']>['body'];

const geenWeektaak = (): Error => notFound('weektaken/niet-gevonden');

async function change<T>(
  { database }: WeektaakDeps,
  actor: Actor,
  plek: store.GroepPlek,
  fn: (db: Db, groep: store.GroepRij) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw geenGroep();
  return database.forAdmin(plek.adminId, async (db) => {
    const groep = await store.findGroep(db, plek, scope === 'group' ? actor.id : null);
    if (!groep) throw geenGroep();
    return fn(db, groep);
  });
}

const log = (db: Db, actor: Actor, { adminId, weektaakId }: WeektaakPlek, betreft: string, now: number): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'exerciseSettings.update', objectId: weektaakId, betreft });

/** A dictation is found from its day on; one that was begun stands fast. */
async function setDictee(db: Db, { adminId, groepId }: store.GroepPlek, dicteeId: string, dag: string): Promise<void> {
  if (await store.hasDictee(db, { adminId, groepId }, dicteeId)) throw new AppError('conflict', 'weektaken/dictee-staat-al');
  if (!(await planDictee(db, { adminId, groepId, dicteeId }, dag))) throw new AppError('conflict', 'weektaken/dictee-begonnen');
}

/** Words of their own mistakes and neighbours, for whom it is. */
async function chooseWat(
  db: Db,
  plek: store.GroepPlek,
  groep: store.GroepRij,
  { wat, leerlingIds }: Body,
  now: number,
): Promise<Lijstwoord[]> {
  if (wat.soort === 'lijst' && !(await store.hasLijst(db, plek.adminId, wat.id))) throw notFound('woordlijsten/niet-gevonden');
  if (wat.soort !== 'categorie') return [];
  if (!categorieenOpVolgorde(groep.regio).some(({ id }) => id === wat.id)) throw notFound('categorieen/niet-gevonden');
  const voor = { adminId: plek.adminId, regio: groep.regio, categorie: wat.id, leerlingIds: leerlingIds ?? groep.leerlingen };
  return chooseOpdrachtwoorden(db, voor, now);
}

/** Once: the same id again changes nothing. */
export const saveWeektaak = (deps: WeektaakDeps, { actor, now }: Caller, plek: WeektaakPlek, body: Body): Promise<void> =>
  change(deps, actor, plek, async (db, groep) => {
    const { dag, wat, leerlingIds } = body;
    const hier = new Set(groep.leerlingen);
    if (leerlingIds?.some((id) => !hier.has(id))) throw notFound('leerlingen/niet-gevonden');
    if (await store.findWeektaak(db, plek, plek.weektaakId)) return;
    const woorden = await chooseWat(db, plek, groep, body, now);
    if (wat.soort === 'dictee') await setDictee(db, plek, wat.id, dag);
    const { adminId, groepId, weektaakId } = plek;
    const rij = { adminId, groepId, id: weektaakId, dag, wat, woorden, leerlingIds, door: actor.id };
    if (!(await store.insertWeektaak(db, rij, new Date(now)))) {
      // Pressed twice: the other one was first by a moment.
      if (await store.findWeektaak(db, plek, weektaakId)) return;
      throw geenWeektaak();
    }
    await log(db, actor, plek, `weekplan: ${wat.soort} op ${dag}`, now);
  });

export const stopWeektaak = (deps: WeektaakDeps, { actor, now }: Caller, plek: WeektaakPlek): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    const rij = await store.findWeektaak(db, plek, plek.weektaakId);
    if (!rij) throw geenWeektaak();
    if (rij.gestopt) return;
    if (rij.dicteeId !== null) await unplanDictee(db, { ...plek, dicteeId: rij.dicteeId });
    await store.setGestopt(db, plek, plek.weektaakId, new Date(now), true);
    await log(db, actor, plek, `weekplan: van ${rij.dag} gehaald`, now);
  });

export const restoreWeektaak = (deps: WeektaakDeps, { actor, now }: Caller, plek: WeektaakPlek): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    const rij = await store.findWeektaak(db, plek, plek.weektaakId);
    if (!rij) throw geenWeektaak();
    if (!rij.gestopt) return;
    if (rij.dicteeId !== null) await setDictee(db, plek, rij.dicteeId, rij.dag);
    await store.setGestopt(db, plek, plek.weektaakId, new Date(now), false);
    await log(db, actor, plek, `weekplan: teruggezet op ${rij.dag}`, now);
  });
