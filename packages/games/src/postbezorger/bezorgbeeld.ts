/** What is seen of the paper round: houses that go by, what can be hit, papers in the air, and how many are left. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bend, bump, drawConfetti, drawToeschouwer, maatOf, popIn, progress01, sway, type Plek } from '@spelrijk/game-kit/stage';
import { aantalHuizen, doelInRing, doelX, ridden, huisX, RAAM, VLUCHT } from './bezorgen.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import type { Doel, Worp, PostState } from './state.ts';

const TEKST = { gewoon: 'Gooi op een mat of door een raam!', rustig: 'Kies een mat of een raam!' } as const;
const KRANT = { stap: 46, rij: 5 } as const;
/** What is further beside the stage is not drawn. */
const RAND = 190;
export const HUIS = { h: 280, tonen: 4 } as const;
const BEWONER = 66;
const BOOG = 110;
const GEZICHTEN = 40;

export function drawWijk(state: PostState, mand: Plek): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...drawHuizen(state),
    ...drawDoelen(state),
    ...drawRingen(state),
    ...state.wijk.worpen.flatMap((worp, i) => drawWorp(state, worp, { i, mand })),
    ...drawVoorraad(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 520, verder }),
  ];
}

const onStage = (state: PostState, x: number): boolean => x > -RAND && x < maatOf(state.stand).w + RAND;

function drawHuizen(state: PostState): Item[] {
  const { stoep, ring } = plaatsenOf(state);
  const weg = ridden(state);
  return Array.from({ length: aantalHuizen(state) + 2 }, (_, k) => k - (state.rustig ? 0 : 2)).flatMap((h) => {
    const x = huisX(state, h) - weg;
    return onStage(state, x)
      ? [
          ding('huis', [x, stoep - HUIS.h / 2], { toon: String((h + HUIS.tonen) % HUIS.tonen) }, h),
          ding('luik', raamPlek(x, ring.raam), { z: -5 }, `dicht${h}`),
        ]
      : [];
  });
}

/** Mats and windows; what was hit is glad. In calm mode each can be chosen. */
function drawDoelen(state: PostState): Item[] {
  const { ring } = plaatsenOf(state);
  const weg = ridden(state);
  return state.wijk.doelen.flatMap((doel, i) => {
    const plek: Plek = [doelX(state, doel) - weg, doel.soort === 'raam' ? ring.raam : ring.mat];
    return onStage(state, plek[0]) ? drawDoel(state, doel, { i, plek }) : [];
  });
}

const NAAM = { mat: 'de mat', raam: 'het open raam', hond: 'de mat met de hond' } as const;

function drawDoel(state: PostState, doel: Doel, { i, plek: [x, y] }: { readonly i: number; readonly plek: Plek }): Item[] {
  const { wijk, rustig, tick } = state;
  const { soort, huis, raakOp } = doel;
  const op = raakOp === null ? 0 : popIn(tick, { van: raakOp, duur: 18 });
  const uit = !isOpen(state) || raakOp !== null || wijk.kranten === 0;
  const kies = rustig ? { pick: `doel:${i}`, name: `Gooi naar ${NAAM[soort]} van huis ${huis + 1}`, nummer: i + 1, uit } : {};
  const hier = rustig && !uit && wijk.mik === i ? [ding('ring', [x, y], { z: -5, toon: 'raak' }, `hier${i}`)] : [];
  const feest =
    raakOp === null
      ? []
      : drawConfetti(state, { x, y: y - 30, key: `blij${i}`, leeftijd: tick - raakOp, aantal: 6, duur: 30, seed: raakOp });
  if (soort !== 'raam') {
    const mat = ding('mat', [x, y], { ...(rustig && { h: 96 }), ...kies, toon: raakOp === null ? '' : 'krant' }, i);
    if (soort === 'mat') return [...hier, mat, ...feest];
    const hop = raakOp === null ? 0 : bump(tick, { van: raakOp - 12, duur: 30 }) * 54;
    return [
      ...hier,
      mat,
      ding('hond', [x + 4, y - 42 - hop], { toon: raakOp === null ? '' : 'krant', rot: sway(state, { periode: 70, uitslag: 2 }) }, i),
    ];
  }
  const luik = ding('luik', [x, y], { ...kies, toon: 'open' }, i);
  if (raakOp === null) return [...hier, luik];
  const wie = (huis * 7 + state.run.rij.length * 3) % GEZICHTEN;
  return [
    ...hier,
    luik,
    drawToeschouwer({ key: `blij${i}wie`, wie, x, y: y + 40 - op * 42, w: BEWONER, stemming: 'trots', z: -3 }),
    ...feest,
  ];
}

/** Where a paper would come down now; golden when there is something to hit. */
function drawRingen(state: PostState): Item[] {
  if (state.rustig || !isOpen(state) || state.wijk.kranten === 0) return [];
  const { ring } = plaatsenOf(state);
  return [false, true].map((hoog) => {
    const raak = doelInRing(state, hoog) >= 0;
    const groei = raak ? 1.08 + sway(state, { periode: 20, uitslag: 0.04 }) : 1;
    const maat = { sx: groei, sy: hoog ? groei : groei * 0.62 };
    return ding('ring', [ring.x, hoog ? ring.raam : ring.mat], { ...maat, toon: raak ? 'raak' : '' }, hoog ? 'hoog' : 'laag');
  });
}

interface WorpOpties {
  readonly i: number;
  readonly mand: Plek;
}

/** In a bow to where it comes down, which goes by with the street; what missed stays on the pavement. */
function drawWorp(state: PostState, { op, x, hoog, doel }: Worp, { i, mand }: WorpOpties): Item[] {
  const { ring } = plaatsenOf(state);
  const t = state.tick - op;
  const naar: Plek = [x - ridden(state), hoog ? ring.raam : ring.mat];
  if (t >= VLUCHT) {
    if (doel >= 0 || !onStage(state, naar[0])) return [];
    const val = progress01(t, { van: VLUCHT, duur: 14 });
    return [ding('krant', [naar[0], hoog ? naar[1] + (ring.mat - ring.raam) * val * val : naar[1]], { rot: 8, z: -1 }, i)];
  }
  const deel = progress01(t, { van: 0, duur: VLUCHT });
  const via: Plek = [(mand[0] + naar[0]) / 2, Math.min(mand[1], naar[1]) - BOOG];
  const rot = state.rustig ? 0 : deel * 720;
  const maat = 1 + arch(deel) * 0.25;
  return [ding('krant', bend(mand, via, naar, deel), { rot, sx: maat, sy: maat }, i)];
}

/** The papers that are left. */
function drawVoorraad(state: PostState): Item[] {
  const [x, y] = plaatsenOf(state).kranten;
  const n = Math.min(KRANT.rij, state.wijk.kranten);
  return Array.from({ length: n }, (_, i) => ding('krant', [x + i * KRANT.stap, y], { rot: -14, z: 8 }, `over${i}`));
}

/** The upper window of a house, where somebody looks out: beside its middle. */
export const raamPlek = (x: number, y: number): Plek => [x + RAAM, y];
