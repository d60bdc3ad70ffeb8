/** A text on the child's screen, who listens to it, and what was marked. Counted here, from the text as it stands. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Voorlezing } from '@spelrijk/contract/voorlezen';
import { LEESTEMPO, leeswoorden, countVoorlezen } from '@spelrijk/domain/voorlezen';
import { findTekst, LEESGRENZEN, type Leestekst } from '@spelrijk/taal/lezen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { openLeerling } from '../leerlingen/index.ts';
import { labelNaam } from '../antwoorden/index.ts';
import { perMinuut } from './cijfers.ts';
import { countLeesfouten } from './leesfouten.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

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
/** A queue that waited longer than this counts as of then (ms). */
const OUDST_MS = 31 * 86_400_000;

const LEERLING = 'leerlingen/niet-gevonden';
const geenTekst = (): AppError => notFound('teksten/niet-gevonden');
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

const getoond = ({ titel, alineas, niveau }: Leestekst): NonNullable<Output<Api['readVoorlezen']>['tekst']> => ({
  titel,
  alineas: alineas.map((zinnen) => [...zinnen]),
  perRegel: LEESGRENZEN[niveau].perRegel,
});

const niveauNaam = ({ niveau }: Leestekst): string => LEESGRENZEN[niveau].naam;

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

function toVoorlezing(rij: store.VoorlezingRij, tekst: Leestekst | undefined): Voorlezing {
  const { id, momentId, dag, ms, gelezen, goed, fouten, vloeiend, eerste, door, functie, ingetrokken, telt } = rij;
  const { soorten } = countVoorlezen({ gelezen, ms, fouten });
  const wat = { tekst: rij.tekst, titel: tekst?.titel ?? rij.tekst, niveau: tekst ? niveauNaam(tekst) : '' };
  return {
    id,
    ...wat,
    momentId,
    dag,
    ms,
    gelezen,
    goed,
    perMinuut: perMinuut(rij),
    soorten,
    vloeiend,
    door,
    functie,
    eerste,
    telt,
    ingetrokken,
  };
}

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

type Body = Input<Api['saveVoorlezing']>['body'];
type Geteld = Output<Api['saveVoorlezing']>;

/** Only what lies in the text: marks behind it are left out. */
async function countMarks({ tekstId, gelezen, ms, fouten }: Body): Promise<Geteld & { readonly fouten: Body['fouten'] }> {
  const tekst = await findTekst(tekstId);
  if (!tekst) throw geenTekst();
  const tot = Math.min(gelezen, leeswoorden(tekst.alineas.flat()).length);
  const binnen = fouten.filter(({ woord }) => woord < tot);
  const { goed, perMinuut: tempo } = countVoorlezen({ gelezen: tot, ms, fouten: binnen });
  return { gelezen: tot, goed, perMinuut: tempo, fouten: binnen };
}

/**
 * Kept whoever was first. When somebody else listened to the same text of the same leesmoment, it is kept as well and the answer is 409: she has to know that
 * hers does not count.
 */
export async function saveVoorlezing(deps: VoorleesDeps, caller: Caller, plek: VoorlezingPlek, body: Body): Promise<Geteld> {
  const { actor, now } = caller;
  const { fouten, ...geteld } = await countMarks(body);
  const { adminId, leerlingId, voorlezingId } = plek;
  const telt = await metLezer(deps, caller, plek, 'exerciseSettings.update', async (db) => {
    const { momentId, tekstId, ms, vloeiend } = body;
    if (momentId !== null && !(await store.hasMomenttekst(db, plek, momentId, tekstId))) throw notFound('leesmomenten/niet-gevonden');
    const op = Math.min(now, Math.max(now - OUDST_MS, Date.parse(body.op)));
    const rij = { id: voorlezingId, leerling_id: leerlingId, moment_id: momentId, tekst: tekstId, op: new Date(op), dag: dagVan(op), ms };
    const eerste = !(await store.isBekend(db, adminId, leerlingId, tekstId, momentId));
    const { gelezen, goed } = geteld;
    const nieuw = { ...rij, gelezen, goed, fouten, vloeiend, eerste, door: actor.id, functie: actor.rol };
    if (await store.insertVoorlezing(db, adminId, nieuw, new Date(now))) {
      await store.deleteBeurt(db, adminId, leerlingId);
      await writeAudit(db, {
        adminId,
        soort: 'gewijzigd',
        now,
        actor,
        actie: 'exerciseSettings.update',
        objectId: leerlingId,
        betreft: 'voorlezing',
      });
    }
    const bewaard = await store.findVoorlezing(db, adminId, leerlingId, voorlezingId);
    if (bewaard?.tekst !== tekstId || bewaard.doorId !== actor.id) throw new AppError('conflict', 'voorlezingen/botsing');
    return bewaard.telt;
  });
  if (!telt) throw new AppError('conflict', 'voorlezingen/al-beluisterd');
  return geteld;
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
