/** The switch of a customer and the consent of a parent: what has to be there before the first sound, and what goes when it is not there any more. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { BEWAARDAGEN, BEWAARDAGEN_GEWOON } from '@spelrijk/domain/voorleesopname';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import { findLezer } from '../voorlezen/index.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store-toestemming.ts';
import { deleteSleutels, type GroepPlek } from './store.ts';
import { inGroep, type OpnameDeps } from './toegang.ts';

type Deps = Pick<OpnameDeps, 'database'>;
type LeerlingPlek = GroepPlek & { readonly leerlingId: string };

/** After a year a parent is asked again. */
const JAAR_DAGEN = 366;

interface Regel {
  readonly actie: Actie;
  readonly betreft: string;
  readonly leerlingId?: string;
}

const log = (db: Db, { actor, now }: Caller, adminId: string, { actie, betreft, leerlingId }: Regel): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie, objectId: leerlingId, betreft });

const inAdmin = <T>({ database }: Deps, { actor }: Caller, adminId: string, actie: Actie, fn: (db: Db) => Promise<T>): Promise<T> => {
  demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound();
  return database.forAdmin(adminId, fn);
};

export const readOpnamestand = (deps: Deps, caller: Caller, adminId: string): Promise<Output<Api['readOpnamestand']>> =>
  inAdmin(deps, caller, adminId, 'voice.consent', async (db) => {
    const stand = await store.findStand(db, adminId);
    if (!stand) return { aan: false, dpiaOp: null, bewaardagen: BEWAARDAGEN_GEWOON, door: '', op: null };
    const { aan, dpiaOp, door, op } = stand;
    const bewaardagen = BEWAARDAGEN.find((dagen) => dagen === stand.bewaardagen) ?? BEWAARDAGEN_GEWOON;
    return { aan, dpiaOp, bewaardagen, door, op: op.toISOString() };
  });

/** Off: all sound of this customer is gone with its keys before this is answered. */
export const saveOpnamestand = (
  deps: Deps,
  caller: Caller,
  adminId: string,
  { aan, dpiaOp, bewaardagen }: Input<Api['saveOpnamestand']>['body'],
): Promise<void> =>
  inAdmin(deps, caller, adminId, 'voice.switch', async (db) => {
    const { actor, now } = caller;
    // A parent at home assesses no risks of an organisation.
    if (aan && actor.rol !== 'thuisadmin' && (dpiaOp === null || dpiaOp > dagVan(now)))
      throw new AppError('invalid', 'voorleesopnamen/dpia-nodig');
    const er = await store.findStand(db, adminId);
    if (er?.aan === aan && er.dpiaOp === dpiaOp && er.bewaardagen === bewaardagen) return;
    await store.setStand(db, adminId, { aan, dpia_op: dpiaOp, bewaardagen, door: actor.id, gewijzigd_op: new Date(now) });
    if (aan) await store.shortenTermijn(db, adminId, bewaardagen);
    else await deleteSleutels(db, adminId, null);
    const betreft = aan ? `voorlezen opnemen: aan, ${bewaardagen} dagen` : 'voorlezen opnemen: uit, al het geluid gewist';
    await log(db, caller, adminId, { actie: 'voice.switch', betreft });
  });

export const listOpnametoestemmingen = (deps: Deps, caller: Caller, plek: GroepPlek): Promise<Output<Api['listOpnametoestemmingen']>> =>
  inGroep(deps, caller, plek, 'voice.consent', async (db) => {
    const vandaag = dagVan(caller.now);
    const rijen = await store.listToestemmingen(db, plek, new Date(caller.now));
    return {
      vandaag,
      leerlingen: rijen.map(({ id, roepnaam, achternaam, wieGaf, gegevenOp, door, ingetrokkenOp, opnamen }) => {
        const geldt = wieGaf !== null && gegevenOp !== null && ingetrokkenOp === null;
        const toestemming = geldt ? { wieGaf, gegevenOp, door, oud: gegevenOp < addDays(vandaag, -JAAR_DAGEN) } : null;
        return { id, roepnaam, achternaam, toestemming, ingetrokkenOp: ingetrokkenOp && dagVan(ingetrokkenOp.getTime()), opnamen };
      }),
    };
  });

const metLeerling = (deps: Deps, caller: Caller, plek: LeerlingPlek, fn: (db: Db) => Promise<void>): Promise<void> =>
  inGroep(deps, caller, plek, 'voice.consent', async (db) => {
    // Locks the leerling: a recording that comes in at this moment is before it or after it.
    if (!(await findLezer(db, plek, null))) throw notFound('leerlingen/niet-gevonden');
    return fn(db);
  });

export const saveOpnametoestemming = (
  deps: Deps,
  caller: Caller,
  plek: LeerlingPlek,
  { wieGaf, gegevenOp }: Input<Api['saveOpnametoestemming']>['body'],
): Promise<void> =>
  metLeerling(deps, caller, plek, async (db) => {
    const { actor, now } = caller;
    const vandaag = dagVan(now);
    if (gegevenOp > vandaag || gegevenOp < addDays(vandaag, -JAAR_DAGEN)) throw new AppError('invalid', 'voorleesopnamen/dag');
    const rij = { id: createId(now), leerling_id: plek.leerlingId, wie_gaf: wieGaf, gegeven_op: gegevenOp };
    const nieuw = { ...rij, door: actor.id, functie: actor.rol, created_at: new Date(now) };
    if (!(await store.insertToestemming(db, plek.adminId, nieuw))) return;
    const betreft = `toestemming voor opnamen, gegeven op ${gegevenOp}`;
    await log(db, caller, plek.adminId, { actie: 'voice.consent', betreft, leerlingId: plek.leerlingId });
  });

export const withdrawOpnametoestemming = (deps: Deps, caller: Caller, plek: LeerlingPlek): Promise<void> =>
  metLeerling(deps, caller, plek, async (db) => {
    const { actor, now } = caller;
    const { adminId, leerlingId } = plek;
    await deleteSleutels(db, adminId, leerlingId);
    if (!(await store.endToestemming(db, adminId, leerlingId, { door: actor.id, op: new Date(now) }))) return;
    const betreft = 'toestemming voor opnamen ingetrokken, geluid gewist';
    await log(db, caller, adminId, { actie: 'voice.consent', betreft, leerlingId });
  });
