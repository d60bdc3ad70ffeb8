/** The castle as a map that fills in: rooms and ways that were seen, what lies there, the steps that the lantern still burns. */
import type { Item } from '@spelrijk/game-kit/contract';
import { kolomOf, rijOf } from '@spelrijk/game-kit/mechanics/raster';
import { drawBeurtbord, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, between, drawBlob, easeInOut, growIn, makeDing, popIn, progress01, shake, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { heeftSleutel, isDicht, KASTEEL, LOOP, looptNog, STAPPEN, uitgangen } from './kelders.ts';
import type { DoolhofState } from './state.ts';

const ding = makeDing({
  kamer: { w: 150, h: 116, z: 5 },
  gang: { w: 78, h: 34, z: 4 },
  slot: { w: 58, h: 66, z: 9 },
  buit: { w: 70, h: 70, z: 8, art: 'schat' },
  vondst: { w: 58, h: 58, z: 8 },
  lantaarn: { w: 46, h: 64, z: 12 },
  sleutelbos: { w: 58, h: 58, z: 12, art: 'vondst' },
  perkament: { w: 0, h: 0, z: 1 },
});

const BEELD = {
  liggend: {
    midden: [640, 400],
    stap: [216, 182],
    vel: [1230, 600],
    bord: [740, 60],
    verder: [1216, 64],
    licht: [90, 62],
    sleutels: [330, 62],
  },
  staand: {
    midden: [360, 498],
    stap: [206, 160],
    vel: [690, 850],
    bord: [360, 919],
    verder: [662, 64],
    licht: [60, 62],
    sleutels: [290, 62],
  },
} as const;
const SCHUD = { periode: 8, demping: 24, uitslag: 8 } as const;
const BLOB = { w: 84, boven: 18 } as const;
const LICHT = 52;

/** Middle of a room; held upright the map lies on its side. */
function kamerXY({ stand }: DoolhofState, kamer: number): Plek {
  const { midden, stap } = BEELD[stand];
  const [kolom, rij] = [kolomOf(KASTEEL, kamer) - (KASTEEL.kolommen - 1) / 2, rijOf(KASTEEL, kamer) - (KASTEEL.rijen - 1) / 2];
  const [x, y] = stand === 'liggend' ? [kolom, rij] : [rij, kolom];
  return [midden[0] + x * stap[0], midden[1] + y * stap[1]];
}

export function drawKelder(state: DoolhofState): Item[] {
  const { midden, vel, bord, verder } = BEELD[state.stand];
  return [
    ding('perkament', [midden[0], midden[1]], { w: vel[0], h: vel[1], art: `perkament-${state.stand}` }),
    ...drawGangen(state),
    ...state.kasteel.inhoud.flatMap((_, kamer) => drawKamer(state, kamer)),
    ...drawLoper(state),
    ...drawHand(state),
    ...drawBeurtbord(state, { tekst: 'Waar ga je heen?', plek: [...bord], verder: [...verder] }),
  ];
}

const isBekend = ({ kelder }: DoolhofState, kamer: number): boolean => kelder.gezien.includes(kamer);

function drawGangen(state: DoolhofState): Item[] {
  return state.kasteel.gangen
    .filter(([a, b]) => isBekend(state, a) || isBekend(state, b))
    .map(([a, b]) => {
      const [[ax, ay], [bx, by]] = [kamerXY(state, a), kamerXY(state, b)];
      return ding('gang', [(ax + bx) / 2, (ay + by) / 2], { rot: Math.abs(ax - bx) < 1 ? 90 : 0 }, `${a}-${b}`);
    });
}

/** A room that was seen, one that can be gone to, or nothing. */
function drawKamer(state: DoolhofState, kamer: number): Item[] {
  const { kelder, kasteel } = state;
  const bekend = isBekend(state, kamer);
  const naast = uitgangen(state).includes(kamer);
  const inZicht = kasteel.gangen.some(([a, b]) => (a === kamer && isBekend(state, b)) || (b === kamer && isBekend(state, a)));
  if (!bekend && !inZicht) return [];
  const [x, y] = kamerXY(state, kamer);
  const op = bekend && kelder.plek === kamer ? growIn(state.tick, { van: kelder.stapOp, duur: 18 }) : {};
  const kan = naast && isOpen(state) && kelder.stappen > 0;
  const dicht = isDicht(state, kamer);
  const name = dicht ? 'Een kamer op slot' : bekend ? 'Een kamer die je kent' : 'Een donkere kamer';
  const toon = bekend ? '' : kan ? 'kan' : 'donker';
  return [
    ding('kamer', [x, y], { toon, ...op, ...(kan && { pick: `kamer:${kamer}`, name, uit: looptNog(state) }) }, kamer),
    ...(bekend ? drawInhoud(state, kamer, [x, y]) : []),
    ...drawSlot(state, kamer, [x, y]),
  ];
}

function drawInhoud(state: DoolhofState, kamer: number, [x, y]: Plek): Item[] {
  const { kasteel, kelder, tick, rustig } = state;
  const wat = kasteel.inhoud[kamer] ?? 'leeg';
  if (wat === 'leeg') return [];
  const hier = kelder.plek === kamer;
  const op = hier ? popIn(tick, { van: kelder.stapOp + LOOP - 4, duur: 16 }) : 1;
  const hoog = hier ? arch(progress01(tick, { van: kelder.stapOp + LOOP, duur: 26 })) * 40 : 0;
  const plek = [x + 38, y + 6 - hoog + sway({ tick, rustig }, { periode: 130, uitslag: 2, verschil: kamer * 0.2 })] as const;
  if (wat === 'schat') return [ding('buit', plek, { sx: op, sy: op, toon: kasteel.schatten[kamer] ?? '' }, kamer)];
  return [ding('vondst', plek, { sx: op, sy: op, toon: wat }, kamer)];
}

function drawSlot(state: DoolhofState, kamer: number, [x, y]: Plek): Item[] {
  const slot = state.kasteel.sloten.find((een) => een.kamer === kamer);
  if (slot === undefined || isBekend(state, kamer)) return [];
  const { dicht } = state.kelder;
  const schudt = dicht?.kamer === kamer ? shake(state, state.tick - dicht.op, SCHUD) : 0;
  return [ding('slot', [x + schudt, y], { toon: heeftSleutel(state, slot.sleutel) ? `${slot.sleutel}-open` : slot.sleutel }, kamer)];
}

function drawLoper(state: DoolhofState): Item[] {
  const { plek, vorig, stapOp } = state.kelder;
  const t = easeInOut(progress01(state.tick, { van: stapOp, duur: LOOP }));
  const [[x0, y0], [x1, y1]] = [kamerXY(state, vorig), kamerXY(state, plek)];
  const x = between(x0, x1, t) - 26;
  return [drawBlob({ x, y: between(y0, y1, t) - BLOB.boven - arch(t) * 16, w: BLOB.w, stemming: 'trots', z: 10 })];
}

/** Steps left, and the keys one carries. */
function drawHand(state: DoolhofState): Item[] {
  const { licht, sleutels } = BEELD[state.stand];
  const lichten = Array.from({ length: STAPPEN }, (_, i) =>
    ding('lantaarn', [licht[0] + i * LICHT, licht[1]], { toon: i < state.kelder.stappen ? '' : 'uit' }, i),
  );
  const bos = (['rood', 'blauw'] as const)
    .filter((sleutel) => heeftSleutel(state, sleutel))
    .map((sleutel, i) => ding('sleutelbos', [sleutels[0] + i * 64, sleutels[1]], { toon: sleutel }, sleutel));
  return [...lichten, ...bos];
}
