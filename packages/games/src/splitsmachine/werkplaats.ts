/** What stands around the word: cogs, belts, cart, lever and the blob. */
import type { Item } from '@spelrijk/game-kit/contract';
import { countPlayed, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  drawConfetti,
  hopUp,
  placeInRij,
  easeInOut,
  isGlad,
  cheer,
  progress01,
  maatOf,
  drawVerdictRing,
  popIn,
  shake,
  drawSlotfeest,
  stemmingOf,
  sway,
} from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { banden, ding, opstellingOf } from './opstelling.ts';
import { isLong, speelt, VAL, valTijd } from './state.ts';
import type { SplitsState } from './state.ts';

/** What happens when, in ticks of its phase. */
const TIJD = {
  karRijdt: { van: 14, duur: 80 },
  hendelTrek: { van: 0, duur: 30 },
} as const;

/** Who hops, and how high. */
const HOP = {
  kar: { periode: 18, hoogte: 5 },
  blob: { periode: 38, hoogte: 20 },
} as const;

/** How far what was cut wrong still trembles, at most `uitslag`. */
export const boing = (state: SplitsState, demping: number, uitslag: number): number =>
  state.run.fase === 'uitleg' ? shake(state, ticksInFase(state), { periode: 16, demping, uitslag }) : 0;

/** Cogs that turn while it works, a gauge that climbs with every word, steam when it is happy. */
export function drawMachine(state: SplitsState): Item[] {
  const [x, y] = opstellingOf(state).meter;
  const werkt = state.run.fase === 'goed';
  const turn = state.rustig ? 0 : state.tick * (werkt ? 4 : 0.5);
  const klaar = countPlayed(state.run) / Math.max(1, state.run.opgaven.length);
  const stoom = {
    key: 'stoom',
    aantal: 5,
    duur: 70,
    seed: 11 + state.sinds,
    kracht: 3,
    art: 'kit:stofje',
    tonen: [''],
    maat: [46, 46],
    z: 1,
  } as const;
  return [
    ding('meter', [x, y]),
    ding('wijzer', [x, y], { rot: -110 + 220 * klaar + sway(state, { periode: 50, uitslag: werkt ? 5 : 1 }) }),
    ding('tand1', [x + 118, y + 20], { rot: turn, toon: '0' }),
    ding('tand2', [x + 182, y - 16], { rot: -turn * 1.4 + 10, toon: '1' }),
    ...(isGlad(state) ? drawConfetti(state, { x: x + 150, y: y - 40, leeftijd: ticksInFase(state), ...stoom }) : []),
  ];
}

export function drawBand(state: SplitsState): Item[] {
  const { midden, breed } = opstellingOf(state);
  const rolt = speelt(state) && state.tick - state.sinds < 36 && !state.rustig;
  return banden(state).flatMap((y, rij): Item[] => [
    ding('band', [midden, y + 92], { w: breed + 40, art: `band-${state.stand}` }, rij),
    ...[0, 1, 2, 3, 4].map((i) =>
      ding('rol', [midden + placeInRij(i, 5, breed / 4.6), y + 94], { rot: rolt ? state.tick * 9 : 0 }, `${rij}-${i}`),
    ),
  ]);
}

/** Every word that is behind us is a parcel; at the end the cart rolls to the middle with the blob on top. */
export function drawKar(state: SplitsState, leeg: boolean): Item[] {
  const [x, y] = karPlek(state);
  const hobbel = x === opstellingOf(state).kar[0] ? 0 : hopUp(state, HOP.kar);
  // With a long bar on the stage there is no room for parcels among what can be drawn.
  return [
    ding('kar', [x, y + 26 - hobbel]),
    ...Array.from({ length: leeg ? 0 : pakjesOf(state) }, (_, i) =>
      ding('pak', [x - 66 + (i % 4) * 44, y - 20 - Math.floor(i / 4) * 42 - hobbel], { toon: String(i % 4) }, i),
    ),
  ];
}

/** Parcels on the cart. */
const pakjesOf = (state: SplitsState): number => Math.min(12, countPlayed(state.run));

/** Where the cart is: it rolls in the finale. */
function karPlek(state: SplitsState): Plek {
  const [x, y] = opstellingOf(state).kar;
  if (state.run.fase !== 'klaar') return [x, y];
  const weg = state.rustig ? 1 : easeInOut(progress01(ticksInFase(state), TIJD.karRijdt));
  return [x + weg * (maatOf(state.stand).w / 2 - x), y];
}

/** Where the blob is: beside the lever, in the finale on top of the parcels. */
function blobPlek(state: SplitsState): Plek {
  if (state.run.fase !== 'klaar') return opstellingOf(state).blob;
  const [x, y] = karPlek(state);
  return [x, y - 58 - Math.ceil(pakjesOf(state) / 4) * 42];
}

/** The lever, and the blob that hangs on it. */
export function drawBediening(state: SplitsState): Item[] {
  const { fase } = state.run;
  const [x, y] = opstellingOf(state).hendel;
  const [bx, by] = blobPlek(state);
  const getrokken = fase === 'goed' || fase === 'uitleg' ? arch(progress01(ticksInFase(state), TIJD.hendelTrek)) : 0;
  const plat = boing(state, 24, 0.12);
  return [
    ding('hendelvoet', [x, y + 84], { label: 'snijd!', labelSize: 30, labelToon: 'wit' }),
    ding('hendel', [x, y], {
      rot: -18 + getrokken * 66,
      pick: 'hendel',
      name: 'Haal de hendel over. Mijn messen staan goed.',
      uit: !speelt(state),
    }),
    ding('blob', [bx, by - cheer(state, HOP.blob)], { sx: 1 + plat, sy: 1 - plat, toon: stemmingOf(fase) }),
  ];
}

/** Ticks in which the ring pops in, stays and fades; a long word does not fall, and gets it at once. */
const RING = { op: 12, blijft: 22, weg: 10, lang: 4 } as const;

export function drawTeken(state: SplitsState): Item[] {
  const { blob, dozen } = opstellingOf(state);
  const t = ticksInFase(state);
  // Around the parts, once all of them have fallen.
  const ringOp = isLong(state) ? RING.lang : valTijd(state.sneden.length) + VAL;
  switch (state.run.fase) {
    case 'klaar':
      return drawSlotfeest(state, { x: maatOf(state.stand).w / 2, y: 160, seed: 9, aantal: 30, duur: 140, kracht: 11 });
    case 'uitleg':
      return [drawVerdictRing(false, { x: blob[0], y: blob[1] - 4, maat: 190 })];
    case 'goed':
      return [
        drawVerdictRing(true, {
          x: blob[0],
          y: blob[1] - 4,
          maat: 176,
          groei: popIn(t, { van: ringOp, duur: RING.op }),
          alpha: 1 - progress01(t, { van: ringOp + RING.blijft, duur: RING.weg }),
        }),
        ...drawConfetti(state, { x: dozen.x, y: dozen.y - 60, leeftijd: t - valTijd(state.sneden.length) - VAL, duur: 46, kracht: 8 }),
      ];
    default:
      return [];
  }
}
