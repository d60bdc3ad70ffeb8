/** What is seen of the play after a right word: lumps that run, the animals under the mud, the squirt, and the water that is left. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bend, between, bump, drawConfetti, easeInOut, popIn, progress01, sway, type Plek } from '@spelrijk/game-kit/stage';
import { hekPlek } from './hek.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import { bultPlek, isSchoon } from './spuiten.ts';
import type { Bult, KipState } from './state.ts';
import { drawStraal } from './straal.ts';

const TEKST = { gewoon: 'Spuit ze schoon!', rustig: 'Kies wie je schoonspuit!' } as const;
/** Width of a lump by the squirts it needs. */
const MAAT = [0, 108, 142, 178] as const;
const HOOG = 0.86;
/** Less and less mud. */
const DUN = 0.5;
const STAP = { periode: 12, hoogte: 12 } as const;
/** A clean animal is looked at, and then flies to the fence. */
const KIJK = 22;
const AANKOMST = 44;
const NAMEN = ['kleine', 'gewone', 'grote'] as const;
const DROPS = { stap: 34, rij: 3, boven: 14 } as const;

export function drawModder(state: KipState, mond: Plek): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...state.modder.bulten.flatMap((bult, i) => drawBult(state, bult, i)),
    ...drawMik(state, mond),
    ...drawWater(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 480, verder }),
  ];
}

function drawBult(state: KipState, bult: Bult, i: number): Item[] {
  const { dier, nodig, raak, raakOp, baan } = bult;
  const { plek, rent, kant } = bultPlek(state, bult);
  if (isSchoon(bult)) return drawSchoon(state, bult, { i, plek });
  const w = MAAT[nodig] ?? MAAT[1];
  const schrik = bump(state.tick, { van: raakOp, duur: 16 }) * 0.2;
  const hop = rent ? arch((state.tick % STAP.periode) / STAP.periode) * STAP.hoogte : 0;
  const [x, y] = [plek[0], plek[1] - hop];
  const rot = rent ? sway(state, { periode: STAP.periode * 2, uitslag: 6, verschil: i * 0.2 }) : 0;
  const vorm = { sx: kant * (1 + schrik), sy: 1 - schrik, rot };
  const uit = !isOpen(state) || state.modder.water === 0;
  const kies = state.rustig
    ? { pick: `bult:${i}`, name: `Spuit op de ${NAMEN[nodig - 1] ?? ''} modderbult ${i + 1}`, nummer: i + 1, uit }
    : {};
  const hier = state.rustig && !uit && state.modder.keus === i;
  return [
    ...(raak > 0 ? [ding('dier', [x, y - 4], { ...vorm, w: w * 0.86, h: w * 0.8, toon: String(dier), z: 7 + baan }, `in${i}`)] : []),
    ding('bult', [x, y], { ...vorm, w, h: w * HOOG, alpha: 1 - (raak / nodig) * DUN, z: 8 + baan, toon: rent ? '' : 'staat', ...kies }, i),
    ...(hier ? [ding('mikpunt', [x, y])] : []),
  ];
}

interface SchoonOpties {
  readonly i: number;
  readonly plek: Plek;
}

/** Which animal it is: it shakes itself, and goes and sits on the fence. */
function drawSchoon(state: KipState, { dier, raakOp, nodig }: Bult, { i, plek }: SchoonOpties): Item[] {
  const t = state.tick - raakOp;
  const feest = drawConfetti(state, {
    x: plek[0],
    y: plek[1] - 30,
    key: `fris${i}`,
    leeftijd: t,
    aantal: 7,
    duur: 32,
    seed: raakOp,
    art: 'druppel',
    tonen: [''],
    maat: [20, 20],
  });
  if (t >= AANKOMST) return feest;
  const nummer = state.dieren.length - 1 - laterSchoon(state, raakOp);
  const reis = easeInOut(progress01(t, { van: KIJK, duur: AANKOMST - KIJK }));
  const naar = hekPlek(state, nummer);
  const [x, y] = bend(plek, [(plek[0] + naar[0]) / 2, Math.min(plek[1], naar[1]) - 110], naar, reis);
  const groot = ((MAAT[nodig] ?? MAAT[1]) * 0.9) / 84;
  const maat = between(groot * popIn(t, { van: 0, duur: 14 }), 1, reis);
  return [...feest, ding('dier', [x, y], { sx: maat, sy: maat, toon: String(dier), z: 15 }, `uit${i}`)];
}

/** How many became clean after this. */
const laterSchoon = (state: KipState, op: number): number =>
  state.modder.bulten.filter((bult) => isSchoon(bult) && bult.raakOp > op).length;

/** How many are still on their way to the fence. */
export const countOnWay = (state: KipState): number =>
  state.modder.bulten.filter((bult) => isSchoon(bult) && state.tick - bult.raakOp < AANKOMST).length;

function drawMik(state: KipState, mond: Plek): Item[] {
  const { straal, mik } = state.modder;
  const { banen } = plaatsenOf(state);
  const midden = banen[1] ?? 0;
  const toon =
    isOpen(state) && !state.rustig
      ? [ding('mikpunt', [mik, straal !== null && straal.x === mik && straal.y !== null ? straal.y : midden])]
      : [];
  if (straal === null) return toon;
  return [...toon, ...drawStraal(state.tick - straal.op, { key: 'schot', van: mond, naar: [straal.x, straal.y ?? midden] })];
}

/** A drop on the barrel for every squirt that is left. */
function drawWater(state: KipState): Item[] {
  const [x, y] = plaatsenOf(state).ton;
  return Array.from({ length: state.modder.water }, (_, i) =>
    ding(
      'druppel',
      [x + ((i % DROPS.rij) - 1) * DROPS.stap, y - DROPS.boven - Math.floor(i / DROPS.rij) * DROPS.stap],
      { w: 32, h: 32, z: 9 },
      `over${i}`,
    ),
  );
}
