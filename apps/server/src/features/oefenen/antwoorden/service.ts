/** Taking in answers: judged here from what was typed, stored once, all or nothing. */
import { present } from '@spelrijk/base/invariant';
import type { Regio } from '@spelrijk/domain/admin';
import type { Antwoord, Oordeel } from '@spelrijk/domain/antwoord';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { isOwnArea, openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import type { Ijking, Les } from '../ijking/index.ts';
import { demandOefenen, loopOp } from '../../toegang/licenties/index.ts';
import { beoordeel, sleutelVan } from '../opgaven/index.ts';
import { geldendeInstelling, leerlijnVan, lockLeerling } from '../standen/index.ts';
import { findTaak, type TaakDeps } from '../taken/index.ts';
import { listGesloten, listTaakInhoud, readUitgangspunt, writeAntwoorden, type TaakInhoudRij, type Uitgangspunt } from './store.ts';
import { flitsenUit } from './flits.ts';
import { updateFlits } from './store-flits.ts';
import type { Taakgeheugen } from './taakgeheugen.ts';
import { toSchrijfbeurt } from './rijen.ts';
import { processAntwoorden, type Verwerkt, type Weigering } from './verwerk.ts';

export interface Inzending {
  readonly game: string;
  readonly antwoorden: readonly Antwoord[];
}

type Oordelen = { id: string; oordeel: Oordeel }[];

export interface AntwoordDeps {
  readonly database: Database;
  readonly proef: TaakDeps['proef'];
  readonly geheugen: Taakgeheugen;
  /** Takes what the answers teach about the words; never waits. */
  readonly ijking: Pick<Ijking, 'push'>;
}

function refuse(weigering: Weigering): never {
  if (weigering.soort === 'geen-taak') throw notFound('taken/niet-gevonden');
  const code = weigering.soort === 'botsing' ? 'antwoorden/botsing' : 'antwoorden/niet-aangeboden';
  throw new AppError(weigering.soort === 'botsing' ? 'conflict' : 'invalid', code, { details: weigering.ids });
}

type Taken = ReadonlyMap<string, TaakInhoudRij>;

/** Practising needs a licence; what was begun while it ran is taken in after its end, because no answer gets lost. */
function checkLicentie({ licentieVan: van, licentieTot: tot }: Uitgangspunt, taken: Taken, dag: string): void {
  if ([...taken.values()].every(({ createdAt }) => loopOp({ van, tot }, dagVan(createdAt)) === 'loopt')) return;
  demandOefenen({ van, tot }, dag);
}

/** The game must be one that can play these taken. */
function checkGame(taken: Taken, game: string): void {
  if ([...taken.values()].some(({ games }) => !games.includes(game)))
    throw new AppError('invalid', 'antwoorden/niet-aangeboden', { details: ['game'] });
}

function processBeurt(van: Uitgangspunt, taken: Taken, antwoorden: readonly Antwoord[], now: number): Verwerkt {
  const { regio, instellingen } = van;
  const { doel } = geldendeInstelling(instellingen, van, dagVan(now)).stuur;
  const uitkomst = processAntwoorden({
    stand: van,
    leerlijn: leerlijnVan(regio),
    regio,
    doel,
    taken,
    bekend: van.antwoorden,
    antwoorden,
    now,
    dagVan,
  });
  return uitkomst.ok ? uitkomst.value : refuse(uitkomst.error);
}

const woordenVan = (taken: Taken, antwoorden: readonly Antwoord[]): readonly string[] =>
  antwoorden.flatMap(({ taakId, opgaveId }) => {
    const opgave = taken.get(taakId)?.opgaven.find(({ id }) => id === opgaveId);
    return opgave ? [sleutelVan(opgave)] : [];
  });

/** Of a dictation and of a test the verdict is for the docent. */
function isGeheim(taken: Taken, antwoorden: readonly Antwoord[], id: string): boolean {
  const taak = taken.get(antwoorden.find((antwoord) => antwoord.id === id)?.taakId ?? '');
  return taak !== undefined && (taak.dicteeId !== null || taak.toetsId !== null);
}

interface Bewaarbeurt extends Inzending {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly taken: Taken;
  readonly now: number;
}

/** A word that was being written when a test closed still comes in. */
const NALOOP_MS = 60_000;

/** What comes after a test was closed is refused; what was kept before is answered as before. */
async function checkOpen(db: Db, { adminId, taken, antwoorden, now }: Omit<Bewaarbeurt, 'game'>, van: Uitgangspunt): Promise<void> {
  const bekend = new Set(van.antwoorden.map(({ id }) => id));
  const nieuw = antwoorden.filter(({ id }) => !bekend.has(id));
  const toetsen = new Map(
    nieuw.flatMap(({ id, taakId }) => {
      const toetsId = taken.get(taakId)?.toetsId;
      return toetsId ? [[id, toetsId]] : [];
    }),
  );
  const gesloten = await listGesloten(db, adminId, [...new Set(toetsen.values())]);
  const telaat = [...toetsen].filter(([, toetsId]) => (gesloten.get(toetsId)?.getTime() ?? now) < now - NALOOP_MS).map(([id]) => id);
  if (telaat.length > 0) throw new AppError('conflict', 'toetsen/dicht', { details: telaat });
}

interface Bewaard {
  readonly oordelen: Oordelen;
  readonly regio: Regio;
  readonly les: Les;
}

/** The one door for answers of a leerling, for whoever holds a transaction of its admin. */
export async function keepAntwoorden(db: Db, { adminId, leerlingId, taken, game, antwoorden, now }: Bewaarbeurt): Promise<Bewaard> {
  if (!(await lockLeerling(db, adminId, leerlingId))) throw notFound('leerlingen/niet-gevonden');
  const vraag = {
    adminId,
    leerlingId,
    taakIds: [...taken.keys()],
    antwoordIds: antwoorden.map(({ id }) => id),
    woorden: woordenVan(taken, antwoorden),
  };
  const van = present(await readUitgangspunt(db, vraag), 'a locked leerling has a state');
  checkLicentie(van, taken, dagVan(now));
  checkGame(taken, game);
  await checkOpen(db, { adminId, leerlingId, taken, antwoorden, now }, van);
  const verwerkt = processBeurt(van, taken, antwoorden, now);
  if (verwerkt.rijen.length > 0) {
    await writeAntwoorden(
      db,
      toSchrijfbeurt({ adminId, leerlingId, verwerkt, leerlijn: leerlijnVan(van.regio), game, volgnr: van.volgnr, now }),
    );
    await updateFlits(db, adminId, leerlingId, flitsenUit(verwerkt.rijen), van.jaargroep);
  }
  return { oordelen: verwerkt.oordelen.filter(({ id }) => !isGeheim(taken, antwoorden, id)), regio: van.regio, les: verwerkt.les };
}

async function judge(
  deps: Pick<AntwoordDeps, 'proef'>,
  db: Db,
  actor: Actor,
  leerling: LeerlingRow,
  antwoord: Antwoord,
): Promise<Oordelen> {
  const taak = await findTaak(deps, db, actor, leerling, antwoord.taakId);
  if (!taak) throw notFound('taken/niet-gevonden');
  const opgave = taak.opgaven.find(({ id }) => id === antwoord.opgaveId);
  if (!opgave) throw new AppError('invalid', 'antwoorden/niet-aangeboden', { details: [antwoord.id] });
  // Who looks on at a test sees what the child sees.
  if (taak.toetsId !== null || taak.dicteeId !== null) return [];
  return [{ id: antwoord.id, oordeel: beoordeel(opgave, antwoord.gegeven, leerling.regio) }];
}

/** Somebody looking on gets verdicts too; nothing is kept. */
async function judgeOnly(
  deps: AntwoordDeps,
  { actor, now }: Caller,
  leerlingId: string,
  antwoorden: readonly Antwoord[],
): Promise<Oordelen> {
  const { leerling } = await openLeerling(deps.database, actor, leerlingId, 'answer.submit', now);
  return deps.database.readAdmin(leerling.adminId, async (db) =>
    (await Promise.all(antwoorden.map((antwoord) => judge(deps, db, actor, leerling, antwoord)))).flat(),
  );
}

export async function submitAntwoorden(deps: AntwoordDeps, caller: Caller, leerlingId: string, inzending: Inzending): Promise<Oordelen> {
  const { actor, now } = caller;
  if (!isOwnArea(actor, leerlingId, 'answer.submit')) return judgeOnly(deps, caller, leerlingId, inzending.antwoorden);
  const { adminId } = actor;
  const ids = [...new Set(inzending.antwoorden.map(({ taakId }) => taakId))];
  const { oordelen, regio, les } = await deps.database.forAdmin(adminId, async (db) => {
    const taken = await deps.geheugen.read(leerlingId, ids, (missing) => listTaakInhoud(db, adminId, leerlingId, missing));
    return keepAntwoorden(db, { ...inzending, adminId, leerlingId, taken, now });
  });
  // After the answers are safe: a lesson that gets lost costs nothing.
  deps.ijking.push(regio, les);
  return oordelen;
}
