/** What is seen of the tune: three whistles on a boiler, steam out of the one that blows, and a lamp for every note that was right. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bump, drawPluim, drawSpeler, makeDing, maatOf, placeInRij, popIn, progress01, shake } from '@spelrijk/game-kit/stage';
import { blaastNu, FLUITEN, magFluiten } from './deuntje.ts';
import type { SplitsState } from './state.ts';

const ding = makeDing({
  ketel: { w: 760, h: 250, z: 20 },
  fluit: { w: 170, h: 250, z: 22 },
  fluitrand: { w: 200, h: 280, z: 21 },
  damp: { w: 80, h: 70, z: 24, art: 'kit:stofje' },
  noot: { w: 54, h: 54, z: 23 },
});

const BEELD = {
  liggend: { ketel: [640, 560], stap: 220, fluit: 360, noot: 590, bord: [640, 110], verder: [1216, 84], blob: 190 },
  staand: { ketel: [360, 720], stap: 210, fluit: 500, noot: 750, bord: [360, 150], verder: [662, 84], blob: 90 },
} as const;
const NAMEN = ['De rode fluit', 'De gele fluit', 'De groene fluit'] as const;
const HIK = { periode: 9, demping: 30, uitslag: 10 } as const;
const BLAAST = 20;
const NOOTSTAP = 66;

/** A whistle of the child's own shakes the boiler, makes the blob jump and lets a note go up. */
const MEE = { duur: 26, hoog: 46, zak: 0.05, stijgt: 150 } as const;

const eigenToon = ({ deun, tick }: SplitsState): number => (deun.fluit === null ? 1000 : tick - deun.fluit.op);

function drawOpstijgend(state: SplitsState): Item[] {
  const { fluit } = state.deun;
  const t = eigenToon(state);
  if (fluit === null || t > MEE.duur * 2) return [];
  const { ketel, stap, fluit: y } = BEELD[state.stand];
  const deel = t / (MEE.duur * 2);
  const x = ketel[0] + placeInRij(fluit.i, FLUITEN, stap);
  const zij = state.rustig ? 0 : (deel < 0.5 ? deel : 1 - deel) * 60;
  const op = popIn(t, { van: 0, duur: 12 });
  return [ding('noot', [x + 64 + zij, y - 60 - deel * MEE.stijgt], { toon: 'aan', sx: op * 1.2, sy: op * 1.2, alpha: 1 - deel }, 'op')];
}

export function drawDeuntje(state: SplitsState): Item[] {
  const { ketel, bord, verder, blob } = BEELD[state.stand];
  const hik = state.deun.hikOp === null ? 0 : shake(state, state.tick - state.deun.hikOp, HIK);
  const { w } = maatOf(state.stand);
  const bons = state.rustig ? 0 : bump(eigenToon(state), { van: 0, duur: MEE.duur });
  const tekst = magFluiten(state) ? 'Nu jij!' : 'Kijk goed…';
  return [
    ding('ketel', [ketel[0] + hik, ketel[1]], { w: Math.min(760, w - 40), sx: 1 + bons * MEE.zak * 0.5, sy: 1 - bons * MEE.zak }),
    ...NAMEN.flatMap((naam, i) => drawFluit(state, naam, i)),
    ...drawNoten(state),
    ...drawOpstijgend(state),
    ...(state.stand === 'liggend'
      ? [drawSpeler(state, { x: blob, y: ketel[1] - 10 - bons * MEE.hoog, w: 150, hop: { periode: 40, hoogte: 16 }, z: 25 })]
      : []),
    ...drawBeurtbord(state, {
      tekst,
      plek: [...bord],
      verder: [...verder],
      nieuwOp: state.deun.blaastOp + state.deun.noten.length * BLAAST,
    }),
  ];
}

/** Does this one blow now: the machine's note, or the child's? */
function blaast(state: SplitsState, i: number): number {
  const { fluit } = state.deun;
  if (blaastNu(state) === i) return 1;
  return fluit?.i === i ? 1 - progress01(state.tick, { van: fluit.op, duur: BLAAST }) : 0;
}

function drawFluit(state: SplitsState, name: string, i: number): Item[] {
  const { ketel, stap, fluit: y } = BEELD[state.stand];
  const x = ketel[0] + placeInRij(i, FLUITEN, stap);
  const op = popIn(state.tick, { van: (state.beurt?.op ?? 0) + i * 5, duur: 18 });
  const kracht = blaast(state, i);
  const wip = arch(kracht) * 0.12;
  const damp =
    kracht > 0
      ? [0, 1].map((k) => drawPluim(ding('damp', [x, y - 130], { alpha: 0.9 }, `${i}-${k}`), (1 - kracht + k * 0.4) % 1, 20 - k * 40, -110))
      : [];
  const uit = !isOpen(state) || !magFluiten(state);
  return [
    ...(state.deun.mik === i && magFluiten(state) && !state.rustig ? [ding('fluitrand', [x, y])] : []),
    ding(
      'fluit',
      [x, y],
      { sx: op * (1 - wip), sy: op * (1 + wip), toon: `${i}${kracht > 0 ? ' aan' : ''}`, pick: `fluit:${i}`, name, nummer: i + 1, uit },
      i,
    ),
    ...damp,
  ];
}

/** One for every note of the tune; lit for what was played after. */
const drawNoten = (state: SplitsState): Item[] => {
  const { ketel, noot } = BEELD[state.stand];
  const { noten, plek, hikOp } = state.deun;
  return noten.map((_, k) =>
    ding(
      'noot',
      [ketel[0] + placeInRij(k, noten.length, NOOTSTAP), noot],
      { toon: k < plek ? 'aan' : hikOp !== null && k === plek ? 'mis' : '' },
      k,
    ),
  );
};
