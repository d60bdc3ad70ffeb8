/** What a docent does with recordings of her own groep: the queue, the sound, what she heard, and taking one away. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { isTweede, MINST_TWEEDE } from '@spelrijk/domain/voorleesopname';
import { LEESTEMPO } from '@spelrijk/domain/voorlezen';
import { findTekst, type Leestekst } from '@spelrijk/taal/lezen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { getoond, keepVoorlezing, niveauNaam } from '../voorlezen/index.ts';
import { toKlank } from './geluid.ts';
import { findStand } from './store-toestemming.ts';
import * as store from './store.ts';
import { geenOpname, inGroep, type OpnameDeps } from './toegang.ts';
import { openGeluid } from './zegel.ts';

type OpnamePlek = store.GroepPlek & { readonly opnameId: string };
type Wachtend = Output<Api['listVoorleesopnamen']>['opnamen'][number];

/** One of those that are listened to twice, marked by one other: this is the second listener, or she is sending again. */
const isGevraagd = ({ id, luisteraars }: store.OpnameRij, wie: string): boolean =>
  isTweede(id) && luisteraars.filter((ander) => ander !== wie).length === 1;

function toWachtend({ actor }: Caller, rij: store.OpnameRij, tekst: Leestekst | undefined): Wachtend {
  const { op, verloopt, eerste: _eerste, luisteraars, ...rest } = rij;
  const tweede = isGevraagd(rij, actor.id) && !luisteraars.includes(actor.id);
  const wat = { titel: tekst?.titel ?? rij.tekst, niveau: tekst ? niveauNaam(tekst) : '' };
  return { ...rest, tweede, ...wat, op: op.toISOString(), verloopt: verloopt.toISOString() };
}

export const listVoorleesopnamen = (deps: OpnameDeps, caller: Caller, plek: store.GroepPlek): Promise<Output<Api['listVoorleesopnamen']>> =>
  inGroep(deps, caller, plek, 'voice.listen', async (db) => {
    const stand = await findStand(db, plek.adminId);
    const rijen = await store.listOpnamen(db, plek, new Date(caller.now));
    const opnamen = await Promise.all(rijen.map(async (rij) => toWachtend(caller, rij, await findTekst(rij.tekst))));
    const luisteraars = await store.readLuisteraars(db, plek.adminId);
    return { aan: stand?.aan ?? false, opnamen, luisteraars: luisteraars.opnamen < MINST_TWEEDE ? null : luisteraars };
  });

async function demandOpname(db: Db, plek: OpnamePlek, now: number): Promise<store.OpnameRij> {
  const rij = await store.findOpname(db, plek, plek.opnameId, new Date(now));
  if (!rij) throw geenOpname();
  return rij;
}

export const readVoorleesopname = (deps: OpnameDeps, caller: Caller, plek: OpnamePlek): Promise<Output<Api['readVoorleesopname']>> =>
  inGroep(deps, caller, plek, 'voice.listen', async (db) => {
    const rij = await demandOpname(db, plek, caller.now);
    const tekst = await findTekst(rij.tekst);
    if (!tekst) throw notFound('teksten/niet-gevonden');
    return { ...toWachtend(caller, rij, tekst), ...getoond(tekst), perMinuut: LEESTEMPO[tekst.niveau] };
  });

/** The line stands before the sound goes out. */
export async function readOpnamegeluid(
  deps: OpnameDeps,
  caller: Caller,
  plek: OpnamePlek,
  vorm: 'ogg' | 'wav',
): Promise<Output<Api['readOpnamegeluid']>> {
  const { adminId, opnameId } = plek;
  const ogg = await inGroep(deps, caller, plek, 'voice.listen', async (db) => {
    const { leerlingId } = await demandOpname(db, plek, caller.now);
    const [dicht] = await store.listDicht(db, adminId, leerlingId, opnameId, new Date(caller.now));
    if (!dicht) throw geenOpname();
    await log(db, caller, adminId, { soort: 'inzage', leerlingId, betreft: 'opname van voorlezen beluisterd' });
    return openGeluid(deps.kluis, { leerlingId, opnameId, sleutel: dicht.sleutel }, dicht.ogg);
  });
  return toKlank(deps.opus, ogg, vorm);
}

interface Regel {
  readonly soort: 'inzage' | 'gewijzigd';
  readonly leerlingId: string;
  readonly betreft: string;
}

const log = (db: Db, { actor, now }: Caller, adminId: string, { soort, leerlingId, betreft }: Regel): Promise<void> =>
  writeAudit(db, { adminId, soort, now, actor, actie: 'voice.listen', objectId: leerlingId, betreft });

/** Of two who listened the first counts; the second is kept beside it, and is told so unless she was asked. The sound goes tonight. */
export async function markVoorleesopname(
  deps: OpnameDeps,
  caller: Caller,
  plek: OpnamePlek & { readonly voorlezingId: string },
  body: Input<Api['markVoorleesopname']>['body'],
): Promise<Output<Api['markVoorleesopname']>> {
  const { telt, gevraagd, gelezen, goed, perMinuut } = await inGroep(deps, caller, plek, 'voice.listen', async (db) => {
    const rij = await demandOpname(db, plek, caller.now);
    const { leerlingId, momentId, tekst, eerste } = rij;
    const lezing = { ...body, momentId, tekstId: tekst, op: rij.op.getTime(), eerste, opnameId: plek.opnameId };
    const { adminId, voorlezingId } = plek;
    const bewaard = await keepVoorlezing(db, caller, { adminId, leerlingId, voorlezingId }, lezing);
    await store.setGehoord(db, adminId, plek.opnameId, new Date(caller.now));
    return { ...bewaard, gevraagd: isGevraagd(rij, caller.actor.id) };
  });
  if (!telt && !gevraagd) throw new AppError('conflict', 'voorlezingen/al-beluisterd');
  return { gelezen, goed, perMinuut };
}

export const removeVoorleesopname = (deps: OpnameDeps, caller: Caller, plek: OpnamePlek): Promise<void> =>
  inGroep(deps, caller, plek, 'voice.listen', async (db) => {
    const { leerlingId } = await demandOpname(db, plek, caller.now);
    await store.deleteOpname(db, plek.adminId, plek.opnameId);
    await log(db, caller, plek.adminId, { soort: 'gewijzigd', leerlingId, betreft: 'opname van voorlezen weggehaald' });
  });

interface Geluidsbestand {
  readonly naam: string;
  readonly bytes: Uint8Array;
}

/** For the dossier of a leerling: every recording there is, opened. */
export async function listGeluid(
  db: Db,
  { kluis }: Pick<OpnameDeps, 'kluis'>,
  { adminId, leerlingId }: { readonly adminId: string; readonly leerlingId: string },
  now: number,
): Promise<readonly Geluidsbestand[]> {
  const rijen = await store.listDicht(db, adminId, leerlingId, null, new Date(now));
  return rijen.map(({ id, ogg, sleutel, tekst, dag }, i) => ({
    naam: `geluid/${dag}-${i + 1}-${tekst}.ogg`,
    bytes: openGeluid(kluis, { leerlingId, opnameId: id, sleutel }, ogg),
  }));
}
