/** A text on the child's screen, who listens to it, and what was marked live. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { LEESTEMPO } from '@spelrijk/domain/voorlezen';
import { findTekst } from '@spelrijk/taal/lezen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { openLeerling } from '../leerlingen/index.ts';
import { labelNaam } from '../antwoorden/index.ts';
import { geenTekst, getoond, keepVoorlezing, niveauNaam, type Geteld, type Lees } from './bewaren.ts';
import { countLeesfouten } from './leesfouten.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';
import { toVoorlezing } from './toon.ts';

export interface VoorleesDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

type Plek = store.LeerlingPlek;
type VoorlezingPlek = Plek & { readonly voorlezingId: string };

/** A text stays on the child's screen this long (ms): a page that was left open shows no test for a day. */
const BEURT_MS = 900_000;
/** What is looked back on. */
const TERUG_DAGEN = 366;

const LEERLING = 'leerlingen/niet-gevonden';
const geenVoorlezing = (): AppError => notFound('voorlezingen/niet-gevonden');

/** In the admin, with the leerling of this groep that this person may follow; foreign and missing are the same 404. */
async function metLezer<T>(
  { database }: VoorleesDeps,
  { actor }: Caller,
  plek: Plek,
  actie: Actie,
  fn: (db: Db, lezer: { readonly roepnaam: string }) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw notFound(LEERLING);
  return database.forAdmin(plek.adminId, async (db) => {
    const lezer = await store.findLezer(db, plek, scope === 'group' ? actor.id : null);
    if (!lezer) throw notFound(LEERLING);
    return fn(db, lezer);
  });
}

/** What the child sees: a text without any sound, as long as somebody listens. */
export async function readVoorlezen(
  { database }: VoorleesDeps,
  { actor, now }: Caller,
  leerlingId: string,
): Promise<Output<Api['readVoorlezen']>> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'pupilMap.read', now);
  const id = await database.readAdmin(leerling.adminId, (db) => store.findBeurt(db, leerling.adminId, leerling.id, new Date(now)));
  const tekst = id === undefined ? undefined : await findTekst(id);
  return { tekst: tekst ? getoond(tekst) : null };
}

export const readVoorleestekst = (
  deps: VoorleesDeps,
  caller: Caller,
  { tekstId, ...plek }: Plek & { readonly tekstId: string },
): Promise<Output<Api['readVoorleestekst']>> =>
  metLezer(deps, caller, plek, 'progress.readPupil', async (_, { roepnaam }) => {
    const tekst = await findTekst(tekstId);
    if (!tekst) throw geenTekst();
    return { roepnaam, id: tekst.id, niveau: niveauNaam(tekst), perMinuut: LEESTEMPO[tekst.niveau], ...getoond(tekst) };
  });

export const showVoorlezen = (deps: VoorleesDeps, caller: Caller, plek: Plek, tekstId: string | null): Promise<void> =>
  metLezer(deps, caller, plek, 'exerciseSettings.update', async (db) => {
    if (tekstId === null) return store.deleteBeurt(db, plek.adminId, plek.leerlingId);
    if (!(await findTekst(tekstId))) throw geenTekst();
    const beurt = { tekst: tekstId, tot: new Date(caller.now + BEURT_MS), door: caller.actor.id };
    return store.setBeurt(db, plek.adminId, plek.leerlingId, beurt);
  });

export const listVoorlezingen = (deps: VoorleesDeps, caller: Caller, plek: Plek): Promise<Output<Api['listVoorlezingen']>> =>
  metLezer(deps, caller, plek, 'progress.readPupil', async (db, { roepnaam }) => {
    const vanaf = addDays(dagVan(caller.now), -TERUG_DAGEN);
    const rijen = await store.listVoorlezingen(db, plek.adminId, [plek.leerlingId], vanaf);
    const gevonden = await Promise.all([...new Set(rijen.map(({ tekst }) => tekst))].map(findTekst));
    const teksten = new Map(gevonden.flatMap((tekst) => (tekst ? [[tekst.id, tekst]] : [])));
    return {
      roepnaam,
      voorlezingen: rijen.map((rij) => toVoorlezing(rij, teksten.get(rij.tekst))),
      leesfouten: countLeesfouten(rijen, teksten).map(({ label, voorbeelden, ...geteld }) => ({
        naam: labelNaam(label),
        voorbeelden: [...voorbeelden],
        ...geteld,
      })),
    };
  });

/**
 * Kept whoever was first. When somebody else listened to the same text of the same leesmoment, it is kept as well and the answer is 409: she has to know that
 * hers does not count.
 */
export async function saveVoorlezing(deps: VoorleesDeps, caller: Caller, plek: VoorlezingPlek, body: Lees): Promise<Geteld> {
  const { op, ...gehoord } = body;
  const { telt, ...geteld } = await metLezer(deps, caller, plek, 'exerciseSettings.update', async (db) => {
    const { adminId, leerlingId, voorlezingId } = plek;
    const { momentId, tekstId } = body;
    if (momentId !== null && !(await store.hasMomenttekst(db, plek, momentId, tekstId))) throw notFound('leesmomenten/niet-gevonden');
    const eerste = !(await store.isBekend(db, adminId, leerlingId, tekstId, momentId));
    const lezing = { ...gehoord, op: Date.parse(op), eerste, opnameId: null, zin: null };
    const bewaard = await keepVoorlezing(db, caller, { adminId, leerlingId, voorlezingId }, lezing);
    if (bewaard.nieuw) await store.deleteBeurt(db, adminId, leerlingId);
    return bewaard;
  });
  if (!telt) throw new AppError('conflict', 'voorlezingen/al-beluisterd');
  const { gelezen, goed, perMinuut: tempo } = geteld;
  return { gelezen, goed, perMinuut: tempo };
}

const setIngetrokken = (deps: VoorleesDeps, caller: Caller, plek: VoorlezingPlek, weg: boolean): Promise<void> =>
  metLezer(deps, caller, plek, 'exerciseSettings.update', async (db) => {
    const { adminId, leerlingId, voorlezingId } = plek;
    const rij = await store.findVoorlezing(db, adminId, leerlingId, voorlezingId);
    if (!rij) throw geenVoorlezing();
    if (rij.ingetrokken === weg) return;
    const { actor, now } = caller;
    await store.setIngetrokken(db, adminId, voorlezingId, weg ? new Date(now) : null);
    const betreft = weg ? 'voorlezing: telt niet meer' : 'voorlezing: telt weer';
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'exerciseSettings.update', objectId: leerlingId, betreft });
  });

export const removeVoorlezing = (deps: VoorleesDeps, caller: Caller, plek: VoorlezingPlek): Promise<void> =>
  setIngetrokken(deps, caller, plek, true);
export const restoreVoorlezing = (deps: VoorleesDeps, caller: Caller, plek: VoorlezingPlek): Promise<void> =>
  setIngetrokken(deps, caller, plek, false);

/** As long as turns of reading are kept. */
export const sweepVoorlezingen = ({ database, instellingen }: VoorleesDeps, now: number): Promise<void> =>
  store.sweepVoorlezingen(database.own, addDays(dagVan(now), -instellingen().leesbeurten), new Date(now));
