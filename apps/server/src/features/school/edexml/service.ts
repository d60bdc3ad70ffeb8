/** An EdeXML file becomes a proposal; a proposal is applied in one transaction, as it was shown, once. */
import type { Api } from '@spelrijk/contract/api';
import { EdexmlResultaat, type EdexmlVoorstel } from '@spelrijk/contract/edexml';
import type { Input } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import type { SharedLimiter } from '../../../platform/http/shared-limiter.ts';
import { createId } from '../../../platform/ids.ts';
import { findVoorstel, hashOfBytes, insertVoorstel, markApplied, vingerafdruk } from '../importvoorstellen/index.ts';
import { lockPlaatsen, readPlaatsen } from '../leerlingbeheer/index.ts';
import type { Bestand } from './bestand.ts';
import { readBestand } from './inlezen.ts';
import { isAndereSchool, createPlan, type Plan } from './plan.ts';
import { may, type Actie } from './policy.ts';
import type { Stand } from './stand.ts';
import { noteNa, noteVoor } from './store-inlezing.ts';
import * as store from './store.ts';
import { createUitvoering, type Uitvoering } from './uitvoering.ts';
import { writeUitvoering } from './schrijven.ts';

export interface EdexmlDeps {
  readonly database: Database;
  /** How long what was read in can be undone. */
  readonly instellingen: LeesInstellingen;
  readonly passwords: Passwords;
  /** Files per person: each is work. */
  readonly limiter: SharedLimiter;
}

type Keuzes = Input<Api['commitEdexml']>['body'];

interface Plek {
  readonly adminId: string;
  readonly voorstelId: string;
}

/** A proposal holds names of children who are not ours yet, so it does not lie about for long. */
const HOUDBAAR_MS = 3_600_000;

const ZONDER_GROEP = { nl: 'Zonder groep', be: 'Zonder klas' } as const;

export function enter(actor: Actor, adminId: string, actie: Actie): void {
  demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound();
}

async function readStand(db: Db, adminId: string): Promise<Stand> {
  const stand = await store.readStand(db, adminId);
  const plaatsen = await readPlaatsen(db, adminId);
  if (!stand || !plaatsen) throw notFound();
  return { ...stand, plaatsen };
}

function demandSchool(bestand: Bestand, stand: Stand): void {
  if (isAndereSchool(bestand, stand))
    throw new AppError('conflict', 'edexml/andere-school', {
      details: [`In het bestand: ${bestand.nummer}. In je account: ${stand.nummer}.`],
    });
}

const telling = (uit: Uitvoering, leeg: EdexmlResultaat['leeg']): EdexmlResultaat => ({
  nieuw: uit.nieuw.length,
  teruggezet: uit.terug.length,
  gewijzigd: uit.anders.length - uit.terug.length,
  weggegooid: uit.weg.length,
  overgeslagen: uit.overgeslagen,
  groepenNieuw: uit.groepenNieuw.length,
  groepenGewijzigd: uit.groepenAnders.length,
  docentenNieuw: uit.docenten.filter(({ nieuw }) => nieuw).length,
  docentenGewijzigd: uit.docenten.filter(({ nieuw }) => !nieuw).length,
  leeg,
});

/** Numbers and the fingerprint of the file, nothing of what stood in it. */
const betreft = ({ nieuw, gewijzigd, weggegooid, teruggezet, docentenNieuw }: EdexmlResultaat, { school }: Plan, hash: string): string =>
  `Ingelezen bestand ${school.schooljaar}: ${nieuw} nieuw, ${gewijzigd} gewijzigd, ${teruggezet} teruggezet, ${weggegooid} naar de prullenbak, ${docentenNieuw} leerkracht(en); bestand ${hash}`;

/** Nothing changes. What is proposed is kept for an hour, so that exactly that can be applied. */
export async function previewEdexml(
  { database, limiter }: EdexmlDeps,
  { actor, now }: Caller,
  adminId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<EdexmlVoorstel> {
  enter(actor, adminId, 'edexml.preview');
  await limiter.take(actor.id, now);
  const vandaag = dagVan(now);
  const regio = await store.findRegio(database.own, adminId);
  if (!regio) throw notFound();
  const bestand = await readBestand({ bytes, vandaag, regio });
  return database.transact(async (db) => {
    const stand = await readStand(db, adminId);
    demandSchool(bestand, stand);
    const plan = createPlan(bestand, stand, vandaag);
    const id = createId(now);
    const verloopt = now + HOUDBAAR_MS;
    const bewaard = { door: actor.id, bestand, bestandHash: hashOfBytes(bytes), vingerafdruk: vingerafdruk(plan) };
    await insertVoorstel(db, { adminId, id, soort: 'edexml', ...bewaard, now, verloopt });
    return { ...plan, id, verlooptOp: new Date(verloopt).toISOString() };
  });
}

/** All or nothing. A second send gives the same answer and changes nothing. */
export async function commitEdexml(
  { database, passwords }: EdexmlDeps,
  { actor, now }: Caller,
  { adminId, voorstelId }: Plek,
  keuzes: Keuzes,
): Promise<EdexmlResultaat> {
  enter(actor, adminId, 'edexml.commit');
  const wachtwoord = await passwords.unknown();
  return database.transact(async (db) => {
    const voorstel = await findVoorstel(db, adminId, voorstelId, 'edexml', actor.id);
    if (!voorstel) throw new AppError('conflict', 'edexml/verlopen');
    if (voorstel.resultaat !== null) return EdexmlResultaat.parse(voorstel.resultaat);
    if (voorstel.verlooptOp.getTime() <= now) throw new AppError('conflict', 'edexml/verlopen');
    await lockPlaatsen(db, adminId);
    const bestand = bewaardBestand(voorstel.bestand);
    const stand = await readStand(db, adminId);
    demandSchool(bestand, stand);
    const plan = createPlan(bestand, stand, dagVan(now));
    if (vingerafdruk(plan) !== voorstel.vingerafdruk) throw new AppError('conflict', 'edexml/veranderd');
    if (plan.school.bevestigen && !keuzes.schoolBevestigd) throw new AppError('invalid', 'edexml/school-bevestigen');
    const zonderGroep = ZONDER_GROEP[stand.regio];
    const uit = createUitvoering({ bestand, plan, stand, keuzes, zonderGroep, createId: () => createId(now) });
    const { schooljaar } = bestand;
    const nummerGezet = stand.nummer === '' && bestand.nummer !== '';
    const inlezing = { id: voorstelId, door: actor.id, schooljaar, bestandHash: voorstel.bestandHash, nummerGezet, now };
    await noteVoor(db, adminId, inlezing);
    await writeUitvoering(db, { adminId, schooljaar, uit, wachtwoord, now });
    if (nummerGezet) await store.setNummer(db, adminId, bestand.nummer);
    const resultaat = telling(uit, [...(await store.listLeeg(db, adminId))]);
    await noteNa(db, adminId, voorstelId, schooljaar, resultaat);
    await markApplied(db, adminId, voorstelId, resultaat);
    const regel = betreft(resultaat, plan, voorstel.bestandHash);
    await writeAudit(db, { adminId, soort: 'import', now, actor, actie: 'edexml.commit', objectId: voorstelId, betreft: regel });
    return resultaat;
  });
}

/** Written by `preview` and read back by nobody else. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const bewaardBestand = (bestand: unknown): Bestand => bestand as Bestand;
