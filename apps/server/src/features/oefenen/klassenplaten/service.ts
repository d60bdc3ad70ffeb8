/**
 * The picture that a groep builds together. A finished taak adds one stukje, whoever finished it and however well; nothing is kept but the count, so that nobody
 * (nor our own office) can look up who did how much. A leerling that moves or is erased takes nothing away.
 */
import type { Groepsplaat, Klassenplaat, Plaatstand } from '@spelrijk/contract/klassenplaten';
import type { AdminSoort } from '@spelrijk/domain/admin';
import { PLAAT_IDS, perDeel, plaatOp } from '@spelrijk/domain/klassenplaat';
import { readAfwijking, resolveOefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { schooljaarVan } from '@spelrijk/domain/schooljaar';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { openLeerling } from '../leerlingen/index.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface PlaatDeps {
  readonly database: Database;
}

/** Clients of a practice do not know each other. */
const SAMEN: Readonly<Record<AdminSoort, Klassenplaat['van'] | null>> = { school: 'groep', demo: 'groep', thuis: 'thuis', rt: null };

/** The picture that begins now: as large as the groep is now. */
function newPlaat(schooljaar: string, nummer: number, leerlingen: number): store.PlaatRij {
  const { id, delen } = plaatOp(schooljaar, nummer);
  const per = perDeel(leerlingen);
  return { nummer, plaat: id, perDeel: per, totaal: delen * per, stukjes: 0 };
}

/** A picture that is drawn no more is not shown. */
const toStand = ({ plaat, ...rij }: store.PlaatRij): Plaatstand[] => {
  const id = PLAAT_IDS.find((een) => een === plaat);
  return id === undefined ? [] : [{ ...rij, plaat: id }];
};

const isHeel = ({ stukjes, totaal }: store.PlaatRij): boolean => stukjes >= totaal;

async function readPlaten(db: Db, adminId: string, groep: store.GroepRij, now: number): Promise<Klassenplaat> {
  const van = SAMEN[groep.soort];
  if (van === null) throw notFound('klassenplaten/uit');
  const schooljaar = schooljaarVan(dagVan(now));
  const rijen = await store.listPlaten(db, { adminId, groepId: groep.groepId }, schooljaar);
  const begonnen = rijen.find((rij) => !isHeel(rij));
  const [nu] = toStand(begonnen ?? newPlaat(schooljaar, (rijen[0]?.nummer ?? 0) + 1, groep.leerlingen));
  if (!nu) throw notFound('klassenplaten/uit');
  return { van, schooljaar, nu, klaar: rijen.filter(isHeel).flatMap(toStand) };
}

/** For a child whose rewards are on, in a groep that builds a picture. */
export async function readKlassenplaat({ database }: PlaatDeps, { actor, now }: Caller, leerlingId: string): Promise<Klassenplaat> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'pupilMap.read', now);
  return database.readAdmin(leerling.adminId, async (db) => {
    const groep = await store.findGroepVan(db, leerling.adminId, leerlingId);
    if (!groep) throw notFound('leerlingen/niet-gevonden');
    const { groep: vanGroep, leerling: eigen } = groep.instellingen;
    const { beloningen } = resolveOefeninstelling(readAfwijking(vanGroep), readAfwijking(eigen)).instelling;
    if (!groep.aan || !beloningen) throw notFound('klassenplaten/uit');
    return readPlaten(db, leerling.adminId, groep, now);
  });
}

/** For the map: whether there is a picture to ask for. */
export async function hasPlaat(db: Db, plek: store.GroepPlek): Promise<boolean> {
  const groep = await store.findGroep(db, plek, null);
  return groep?.aan === true && SAMEN[groep.soort] !== null;
}

/** The docent of `groepId`, when this actor is; foreign and missing are the same 404. */
function enter(actor: Actor, adminId: string, actie: Actie): string | null {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound('groepen/niet-gevonden');
  return scope === 'group' ? actor.id : null;
}

async function demandGroep(db: Db, plek: store.GroepPlek, docentId: string | null): Promise<store.GroepRij> {
  const groep = await store.findGroep(db, plek, docentId);
  if (!groep) throw notFound('groepen/niet-gevonden');
  return groep;
}

export async function readGroepsplaat({ database }: PlaatDeps, { actor, now }: Caller, plek: store.GroepPlek): Promise<Groepsplaat> {
  const docentId = enter(actor, plek.adminId, 'classPicture.read');
  return database.readAdmin(plek.adminId, async (db) => {
    const groep = await demandGroep(db, plek, docentId);
    return { ...(await readPlaten(db, plek.adminId, groep, now)), groep: groep.naam, aan: groep.aan };
  });
}

export async function setKlassenplaat(
  { database }: PlaatDeps,
  { actor, now }: Caller,
  plek: store.GroepPlek,
  { aan }: { readonly aan: boolean },
): Promise<void> {
  const docentId = enter(actor, plek.adminId, 'classPicture.update');
  await database.transact(async (db) => {
    const groep = await demandGroep(db, plek, docentId);
    if (groep.aan === aan) return;
    await store.setAan(db, plek, aan);
    const betreft = `klassenplaat ${aan ? 'aan' : 'uit'}`;
    const { adminId, groepId: objectId } = plek;
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'classPicture.update', objectId, betreft });
  });
}

/** Twice is enough: a picture became whole while this waited for it, so a next one begins. */
const POGINGEN = 3;

/**
 * One stukje for the groep of this leerling. To be called once a taak, in the transaction that marks it finished: what is sent twice adds once. After everything
 * else that is locked there, so that a class that finishes at once waits here and nowhere else.
 */
export async function addStukje(db: Db, adminId: string, leerlingId: string, now: number): Promise<void> {
  const groep = await store.findGroepVan(db, adminId, leerlingId);
  if (!groep?.aan || SAMEN[groep.soort] === null) return;
  const plek = { adminId, groepId: groep.groepId };
  const schooljaar = schooljaarVan(dagVan(now));
  for (let poging = 0; poging < POGINGEN; poging++) {
    if (await store.addStukje(db, plek, schooljaar)) return;
    const [laatste] = await store.listPlaten(db, plek, schooljaar);
    // Somebody else of the groep began the next one meanwhile.
    if (laatste && !isHeel(laatste)) continue;
    await store.insertPlaat(db, plek, schooljaar, newPlaat(schooljaar, (laatste?.nummer ?? 0) + 1, groep.leerlingen));
  }
}

/** The pictures of this school year and of the one before stay. */
export const sweepKlassenplaten = ({ database }: PlaatDeps, now: number): Promise<void> =>
  store.deleteBefore(database.own, schooljaarVan(addDays(dagVan(now), -366)));
