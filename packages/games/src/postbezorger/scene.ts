import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawToeschouwer,
  drawViering,
  easeInOut,
  hopUp,
  maatOf,
  popIn,
  progress01,
  stemmingOf,
  sway,
  ringOn,
  ownKey,
  type Plek,
} from '@spelrijk/game-kit/stage';
import { drawWijk, HUIS, raamPlek } from './bezorgbeeld.ts';
import { ridden } from './bezorgen.ts';
import { ding, busPlek, fietsPlek, isHuis, plaatsenOf } from './plaatsen.ts';
import { VALT, VLAG, ZWAAIT, type PostState } from './state.ts';
import { drawWoord } from './woord.ts';

const HOP = { blob: { periode: 44, hoogte: 12 }, bewoner: { periode: 50, hoogte: 10 } } as const;
const RIT = 24;
const BLOB = 104;
/** Wheels from the middle of the bicycle, and how far they roll in one turn. */
const WIEL = { achter: -66, voor: 66, lager: 38, omtrek: 290 } as const;
const MAND = { rechts: 78, boven: 52 } as const;
const BEWONER = 66;
const KAR = { achter: 206, lager: 30, stap: 36, meest: 6, breed: 176 } as const;
const STREPEN = { stap: 200, aantal: 8 } as const;

export const scene = (state: PostState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'bus'));

function drawToneel(state: PostState): readonly Item[] {
  const fiets = currentFiets(state);
  const mand: Plek = [fiets.plek[0] + MAND.rechts, fiets.plek[1] - MAND.boven];
  return [
    drawBackdrop(state.stand),
    ...drawStrepen(state),
    ...(wasOpen(state) || isHuis(state) ? [] : drawStraat(state)),
    ...drawWoord(state, mand),
    ...drawWijk(state, mand),
    ...drawFiets(state, fiets),
    ...drawKar(state, fiets),
    ...drawOordeel(state),
  ];
}

interface Fietsbeeld {
  readonly plek: Plek;
  /** How far it has ridden. */
  readonly ver: number;
}

/** At the letterbox it was sent to, or on its way there; in play the street goes by. */
function currentFiets(state: PostState): Fietsbeeld {
  const thuis = fietsPlek(state, -1);
  if (wasOpen(state)) {
    const deel = state.rustig ? 1 : easeInOut(progress01(ticksInBeurt(state), { van: 0, duur: 40 }));
    const van = fietsPlek(state, state.keus);
    const x = between(van[0], thuis[0], deel);
    return { plek: [x, thuis[1]], ver: x + ridden(state) };
  }
  if (state.run.fase === 'klaar') return { plek: thuis, ver: 0 };
  const deel = state.rustig ? 1 : easeInOut(progress01(state.tick, { van: state.rit.op, duur: RIT }));
  const x = between(fietsPlek(state, state.rit.van)[0], fietsPlek(state, state.keus)[0], deel);
  return { plek: [x, thuis[1]], ver: x };
}

/** Dashes on the road; they go by with the street. */
function drawStrepen(state: PostState): Item[] {
  const { w } = maatOf(state.stand);
  const y = plaatsenOf(state).fiets[1] + 68;
  const weg = wasOpen(state) ? ridden(state) : 0;
  const n = Math.min(STREPEN.aantal, Math.ceil(w / STREPEN.stap) + 1);
  return Array.from({ length: n }, (_, i) => {
    const x = (((i * STREPEN.stap - weg) % (n * STREPEN.stap)) + n * STREPEN.stap) % (n * STREPEN.stap);
    return ding('streep', [x - 60, y], {}, i);
  });
}

/** The houses, with closed windows until somebody waves. */
function drawStraat(state: PostState): Item[] {
  const { huizen, stoep, ring } = plaatsenOf(state);
  const { fase } = state.run;
  const t = ticksInFase(state);
  const doel = fase === 'goed' ? doelOf(state)[0] : Infinity;
  const dichtst = huizen.reduce((beste, x, i) => (Math.abs(x - doel) < Math.abs((huizen[beste] ?? 0) - doel) ? i : beste), 0);
  return huizen.flatMap((x, i) => {
    const zwaait = fase === 'klaar' || (fase === 'goed' && i === dichtst && t >= ZWAAIT - 14);
    const raam = raamPlek(x, ring.raam);
    const op = fase === 'klaar' ? popIn(t, { van: i * 8, duur: 20 }) : popIn(t, { van: ZWAAIT - 14, duur: 18 });
    const hop = hopUp(state, { ...HOP.bewoner, verschil: i * 0.2 });
    return [
      ding('huis', [x, stoep - HUIS.h / 2], { toon: String(i % HUIS.tonen) }, i),
      ding('luik', raam, { toon: zwaait ? 'open' : '' }, i),
      ...(zwaait
        ? [
            drawToeschouwer({
              key: `buur${i}`,
              wie: i * 7 + state.run.rij.length * 3,
              x: raam[0],
              y: raam[1] + 40 - op * 42 - hop,
              w: BEWONER,
              stemming: 'trots',
              z: -3,
            }),
          ]
        : []),
    ];
  });
}

function drawFiets(state: PostState, { plek: [x, y], ver }: Fietsbeeld): Item[] {
  const rijdt = isOpen(state) && !state.rustig;
  const hobbel = rijdt ? sway(state, { periode: 22, uitslag: 2.5 }) : 0;
  const worp = state.wijk.worpen.at(-1);
  const gooit = worp === undefined ? 0 : bump(state.tick, { van: worp.op, duur: 16 }) * 9;
  const hop = wasOpen(state) ? 0 : cheer(state, HOP.blob);
  const rot = state.rustig ? 0 : ((ver / WIEL.omtrek) * 360) % 360;
  return [
    ding('wiel', [x + WIEL.achter, y + WIEL.lager], { rot }, 'achter'),
    ding('wiel', [x + WIEL.voor, y + WIEL.lager], { rot }, 'voor'),
    ding('fiets', [x, y + hobbel]),
    { ...drawBlob({ x: x - 22, y: y - 78 + hobbel - hop, w: BLOB, stemming: stemmingOf(state.run.fase), z: 11 }), rot: gooit },
  ];
}

/** The cart behind it, with what was given in return. */
function drawKar(state: PostState, { plek }: Fietsbeeld): Item[] {
  const [x, y] = [plek[0] - KAR.achter, plek[1] + KAR.lager];
  const klaar = state.run.fase === 'klaar';
  const n = Math.min(KAR.meest, state.bedankjes.length);
  const stap = Math.min(KAR.stap, KAR.breed / Math.max(1, n));
  const laatste = state.wijk.doelen.reduce((op, { raakOp }) => Math.max(op, raakOp ?? -1000), -1000);
  return [
    ding('kar', [x, y]),
    ...state.bedankjes.slice(-KAR.meest).map((toon, i) => {
      const nieuw = i === n - 1 ? bump(state.tick, { van: laatste, duur: 20 }) * 40 : 0;
      const hop = klaar ? hopUp(state, { periode: 46, hoogte: 22, verschil: i * 0.17 }) : 0;
      return ding(
        'bedankje',
        [x + (i - (n - 1) / 2) * stap, y - 54 - (i % 2) * 8 - nieuw - hop],
        { toon: String(toon), rot: (i % 3) * 10 - 10 },
        i,
      );
    }),
  ];
}

function doelOf(state: PostState): Plek {
  const i = state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen);
  if (i < 0) return [maatOf(state.stand).w / 2, 240];
  const { x, y } = busPlek(state, i);
  return [x, y];
}

/** The verdict stands around what is on a letterbox. */
const RING = 236;

function drawOordeel(state: PostState): Item[] {
  if (wasOpen(state)) return [];
  const [x, y] = doelOf(state);
  return drawViering(
    state,
    { plek: [x, y], goed: RING, fout: RING, van: VALT, weg: VLAG + 12, duur: 12, tot: ZWAAIT + 14 },
    { x, y: y - 80, na: VALT },
    { x: maatOf(state.stand).w / 2, y: 240, seed: 5 },
  );
}
