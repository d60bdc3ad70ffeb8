/** What is seen of the play after a right word: the trampoline, the stars and the cloud above it, how high it goes and the flag of the round. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, drawBlob, drawConfetti, makeDing, maatOf, progress01, sway } from '@spelrijk/game-kit/stage';
import { halOf, inMeters } from './hal.ts';
import { INDRUK, isDown, kolomAt, PLEKKEN, sterPlek } from './hoogtesprong.ts';
import type { DozenState } from './state.ts';

const ding = makeDing({
  luchtster: { w: 74, h: 74, z: 4, art: 'kit:ster' },
  springwolk: { w: 170, h: 92, z: 3 },
  trampoline: { w: 0, h: 90, z: 8 },
  plek: { w: 190, h: 110, z: 10 },
  record: { w: 190, h: 70, z: 2 },
  geest: { w: 100, h: 104, z: 2 },
  spooktekst: { w: 150, h: 60, z: 2, art: 'hoogtespook' },
  hoogte: { w: 150, h: 60, z: 11 },
});
/** The blob stays this far under the sign: higher, and everything else sinks. */
const OOGHOOGTE = 330;
const DOEK = 26;
const PLEKNAMEN = ['Spring links', 'Spring in het midden', 'Spring rechts'] as const;

/** How far the world has sunk below the jumper. */
export const sinkOf = ({ sprong }: DozenState): number => Math.max(0, sprong.h - OOGHOOGTE);

/** Height on the stage of something `h` over the trampoline. */
const yOf = (state: DozenState, h: number): number => halOf(state).vloer - h + sinkOf(state);

export function drawSprong(state: DozenState): Item[] {
  const { beurtbord, verder } = halOf(state);
  const tekst = state.rustig ? 'Kies waar je springt!' : 'Zet af als je laag bent!';
  return [
    ...drawLuchtdingen(state),
    ...drawTrampoline(state),
    ...drawSpringend(state),
    ...drawSpook(state),
    ...drawRecord(state),
    ...drawPlekken(state),
    ...drawBeurtbord(state, { tekst, plek: beurtbord, w: 470, verder }),
  ];
}

function drawLuchtdingen(state: DozenState): Item[] {
  const { sterren, wolk } = state.sprong;
  const { h: hoog } = maatOf(state.stand);
  const zichtbaar = (y: number): boolean => y > -60 && y < hoog + 60;
  const items = sterren.flatMap((weg, i) => {
    const [x, h] = sterPlek(state, i);
    const y = yOf(state, h) + sway(state, { periode: 120, uitslag: 5, verschil: i * 0.17 });
    return weg || !zichtbaar(y) ? [] : [ding('luchtster', [x, y], {}, i)];
  });
  if (wolk === null || !zichtbaar(yOf(state, wolk.h))) return items;
  const veer = wolk.op === null ? 0 : arch(progress01(state.tick, { van: wolk.op, duur: 20 }));
  return [
    ...items,
    ding('springwolk', [kolomAt(state, wolk.kolom), yOf(state, wolk.h)], { sy: 1 - veer * 0.5, toon: wolk.op === null ? '' : 'blij' }),
  ];
}

/** The cloth goes down under who lands on it. */
function drawTrampoline(state: DozenState): Item[] {
  const { w } = maatOf(state.stand);
  return [
    ding('trampoline', [w / 2, yOf(state, 0) + 30 + dipOf(state) * 8], {
      w: w - 60,
      sy: 1 + dipOf(state) * 0.2,
      art: `trampoline-${state.stand}`,
    }),
  ];
}

const dipOf = (state: DozenState): number => (isDown(state) ? arch(progress01(state.tick, { van: state.sprong.neerOp, duur: INDRUK })) : 0);

function drawSpringend(state: DozenState): Item[] {
  const { x, h, v, naarX, raakOp } = state.sprong;
  const dip = dipOf(state);
  const rek = Math.min(0.2, Math.abs(v) * 0.008);
  const y = yOf(state, h) - 56 + dip * DOEK;
  const rot = state.rustig ? 0 : Math.max(-18, Math.min(18, (naarX - x) * 0.08));
  const vonk = { key: 'afzet', aantal: 8, duur: 26, kracht: 8, seed: raakOp, art: 'kit:ster', tonen: [''], maat: [24, 24] } as const;
  return [
    {
      ...drawBlob({ x, y, w: 120, stemming: v > 4 ? 'trots' : 'blij', z: 9 }),
      rot,
      sx: 1 + dip * 0.22 - rek * 0.5,
      sy: 1 - dip * 0.22 + rek,
    },
    ...drawConfetti(state, { x, y: yOf(state, 0), leeftijd: state.tick - raakOp, ...vonk }),
    ...drawConfetti(state, { x, y: y - 40, leeftijd: state.tick - state.sterOp, ...vonk, key: 'pak', seed: state.sterOp }),
    ding('hoogte', [x + (x > maatOf(state.stand).w - 200 ? -130 : 130), y], {
      label: `${inMeters(h)} m`,
      labelSize: 36,
      alpha: h > 90 ? 1 : 0,
    }),
  ];
}

/** From the right edge: the button to go on stands there. */
const NAAST_KNOP = 224;

/** Oneself of before hangs at its highest jump, and is left below once it is beaten. */
function drawSpook(state: DozenState): Item[] {
  const y = yOf(state, state.spook) - 56;
  if (state.spook === 0 || y < -40 || y > maatOf(state.stand).h) return [];
  const op = sway(state, { periode: 100, uitslag: 6 });
  return [
    ding('geest', [maatOf(state.stand).w - NAAST_KNOP, y + op], { toon: state.record > state.spook ? 'oei' : '' }),
    ding('spooktekst', [maatOf(state.stand).w - NAAST_KNOP, y + op + 70], {
      label: `${inMeters(state.spook)} m`,
      labelSize: 44,
      labelToon: 'wit',
    }),
  ];
}

/** The flag at the highest jump of the round. */
function drawRecord(state: DozenState): Item[] {
  const y = yOf(state, state.record) - 56;
  if (state.record < 200 || y < -40) return [];
  return [ding('record', [116, y], { label: `${inMeters(state.record)} m`, labelSize: 32, labelToon: 'wit' })];
}

/** In calm mode: three places to jump. */
function drawPlekken(state: DozenState): Item[] {
  if (!state.rustig || !isOpen(state)) return [];
  const kan = isDown(state);
  return Array.from({ length: PLEKKEN }, (_, i) =>
    ding(
      'plek',
      [kolomAt(state, i), yOf(state, 0) + 30],
      { pick: `plek:${i}`, name: PLEKNAMEN[i] ?? '', nummer: i + 1, uit: !kan, alpha: kan ? 1 : 0 },
      i,
    ),
  );
}
