/** The one door for answers of a leerling: checked, worked out and stored, all or nothing. */
import { present } from '@spelrijk/base/invariant';
import type { Regio } from '@spelrijk/domain/admin';
import type { Antwoord, Oordeel } from '@spelrijk/domain/antwoord';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { demandOefenen, loopOp } from '../../toegang/licenties/index.ts';
import type { Les } from '../ijking/index.ts';
import { sleutelVan } from '../opgaven/index.ts';
import { geldendeInstelling, leerlijnVan, lockLeerling } from '../standen/index.ts';
import { flitsenUit } from './flits.ts';
import { plaatsVan } from './plaats.ts';
import { toSchrijfbeurt } from './rijen.ts';
import { listGesloten, readUitgangspunt, writeAntwoorden, type TaakInhoudRij, type Uitgangspunt } from './store.ts';
import { updateFlits } from './store-flits.ts';
import { processAntwoorden, type Verwerkt, type Weigering } from './verwerk.ts';

export interface Inzending {
  readonly game: string;
  readonly antwoorden: readonly Antwoord[];
}

export type Oordelen = { id: string; oordeel: Oordeel }[];

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

/** Nobody can see any more what was answered to a taak of a school year that was condensed, so nothing can be added: it would count twice. */
function checkSamengevat({ samengevatTot: tot }: Uitgangspunt, taken: Taken): void {
  const oud = [...taken.values()].filter(({ createdAt }) => tot !== null && dagVan(createdAt) < tot);
  if (oud.length > 0) throw new AppError('conflict', 'antwoorden/samengevat', { details: oud.map(({ id }) => id) });
}

/** The game must be one that can play these taken. */
function checkGame(taken: Taken, game: string): void {
  if ([...taken.values()].some(({ games }) => !games.includes(game)))
    throw new AppError('invalid', 'antwoorden/niet-aangeboden', { details: ['game'] });
}

function processBeurt(van: Uitgangspunt, { taken, antwoorden, now, zonderHerhaling = false, samen = false }: Bewaarbeurt): Verwerkt {
  const { regio, instellingen } = van;
  const { doel } = geldendeInstelling(instellingen, van, dagVan(now)).stuur;
  const uitkomst = processAntwoorden({
    stand: van,
    leerlijn: leerlijnVan(regio),
    regio,
    doel,
    zonderHerhaling,
    // A test stays a test, whoever sits beside.
    geholpen: samen && [...taken.values()].every(({ toetsId, dicteeId }) => toetsId === null && dicteeId === null),
    taken,
    bekend: van.antwoorden,
    antwoorden,
    now,
    dagVan,
    plaatsVan: plaatsVan(van),
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
  /** What goes wrong is not practised again because of these answers. */
  readonly zonderHerhaling?: boolean;
  /** An adult sat beside. */
  readonly samen?: boolean;
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
export async function keepAntwoorden(db: Db, beurt: Bewaarbeurt): Promise<Bewaard> {
  const { adminId, leerlingId, taken, game, antwoorden, now } = beurt;
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
  checkSamengevat(van, taken);
  checkGame(taken, game);
  await checkOpen(db, { adminId, leerlingId, taken, antwoorden, now }, van);
  const verwerkt = processBeurt(van, beurt);
  if (verwerkt.rijen.length > 0) {
    await writeAntwoorden(
      db,
      toSchrijfbeurt({
        adminId,
        leerlingId,
        verwerkt,
        leerlijn: leerlijnVan(van.regio),
        game,
        volgnr: van.volgnr,
        now,
        samen: beurt.samen ?? false,
      }),
    );
    await updateFlits(db, adminId, leerlingId, flitsenUit(verwerkt.rijen), van.jaargroep);
  }
  return { oordelen: verwerkt.oordelen.filter(({ id }) => !isGeheim(taken, antwoorden, id)), regio: van.regio, les: verwerkt.les };
}
