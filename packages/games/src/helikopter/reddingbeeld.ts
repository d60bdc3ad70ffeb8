/** What is seen of the rescue: what sticks out of the water, who waits there, who hangs on the hook, and the farm. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import { between, bump, drawConfetti, easeInOut, hopUp, maatOf, popIn, progress01, sway, type Plek } from '@spelrijk/game-kit/stage';
import { drawHeli } from './heli.ts';
import { ding, dierPlek, plaatsenOf } from './plaatsen.ts';
import type { Dier } from './redding.ts';
import type { HeliState } from './state.ts';
import { haakPlek, isWaiting, KETTING, LIER, listHanging, REIS, VAL } from './takelen.ts';

const TEKST = { gewoon: 'Takel de dieren naar de boerderij!', rustig: 'Kies wie je ophaalt!' } as const;
/** Animals stand so far above what they stand on, and a barrel. */
const VOET = { dier: 34, ton: 40 } as const;
/** The farm stands so far above its middle; how many animals are seen there, and how close. */
const ERF = { lager: 60, meest: 7, stap: 36 } as const;
const KANTEL = 1.1;
/** Faster than this to the left, it looks to the left. */
const LINKS = -2;
const GOLVEN = 5;

/** Where the helicopter and its hook are in play; in calm mode on its trip. */
function heliNow(state: HeliState): { readonly plek: Plek; readonly haak: Plek } {
  const { lucht, erf } = plaatsenOf(state);
  const { redding, tick } = state;
  if (!state.rustig) return { plek: [redding.x, lucht.y + sway(state, { periode: 70, uitslag: 3 })], haak: haakPlek(state) };
  const thuis: Plek = [Math.max(lucht.links, erf.x), lucht.y];
  const { reis } = redding;
  if (reis === null) return { plek: thuis, haak: [thuis[0], lucht.y + LIER + 60] };
  const [x, y] = dierPlek(state, reis.dier);
  const t = tick - reis.op;
  const heen = easeInOut(progress01(t, { van: 0, duur: REIS.heen - 14 }));
  const neer =
    easeInOut(progress01(t, { van: REIS.heen - 16, duur: 16 })) - easeInOut(progress01(t, { van: REIS.heen, duur: REIS.op - REIS.heen }));
  const terug = easeInOut(progress01(t, { van: REIS.op, duur: REIS.terug - REIS.op }));
  const hx = between(between(thuis[0], x, heen), thuis[0], terug);
  return { plek: [hx, lucht.y], haak: [hx, between(lucht.y + LIER + 60, y - VOET.dier, neer)] };
}

export function drawRedding(state: HeliState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  const { plek, haak } = heliNow(state);
  const { v } = state.redding;
  return [
    ...drawWater(state),
    ...drawErf(state),
    ...state.redding.dieren.flatMap((dier, i) => drawDier(state, dier, { i, haak })),
    ...drawHeli(state, { plek, haak, rot: state.rustig ? 0 : v * KANTEL, links: v < LINKS }),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 520, verder }),
  ];
}

/** The flood, with what still sticks out of it. */
function drawWater(state: HeliState): Item[] {
  const { water, schaal } = plaatsenOf(state);
  const { w, h } = maatOf(state.stand);
  const onder = h - water;
  return [
    ding('water', [w / 2, water + onder / 2], { w, h: onder }),
    ...Array.from({ length: GOLVEN }, (_, i) =>
      ding(
        'golf',
        [(w / GOLVEN) * (i + 0.5) + sway(state, { periode: 160, uitslag: 16, verschil: i * 0.3 }), water + 26 + (i % 2) * 44],
        {},
        i,
      ),
    ),
    ...state.redding.dieren.map(({ op }, i) => {
      const [x, y] = dierPlek(state, i);
      const drijft = op === 'vlot' ? sway(state, { periode: 110, uitslag: 3, verschil: i * 0.2 }) : 0;
      const { w: breed, h: hoog } = ding(op, [x, y]);
      return ding(op, [x, y + (hoog / 2) * schaal + drijft], { w: breed * schaal, h: hoog * schaal }, i);
    }),
  ];
}

interface Dierbeeld {
  readonly i: number;
  readonly haak: Plek;
}

/** Waiting, hanging on the hook, or falling on the hay of the farm. */
function drawDier(state: HeliState, dier: Dier, { i, haak }: Dierbeeld): Item[] {
  const { soort, ton, hangtOp, thuisOp } = dier;
  const { redding, rustig, tick } = state;
  if (thuisOp !== null) return drawThuis(state, dier, i);
  if (hangtOp !== null) {
    const rij = listHanging(redding).indexOf(i);
    const zwaai = state.rustig ? 0 : -redding.dx * 0.12 * (rij + 1) + sway(state, { periode: 34, uitslag: 4, verschil: rij * 0.2 });
    const plek: Plek = [haak[0] - redding.dx * 0.1 * rij + zwaai * 0.6, haak[1] + KETTING.onder + rij * KETTING.stap];
    const plof = ton
      ? drawConfetti(state, { key: `ton${i}`, x: plek[0], y: plek[1], leeftijd: tick - hangtOp, aantal: 6, duur: 34, seed: hangtOp })
      : [];
    return [ding('dier', plek, { art: soort, rot: zwaai, z: 7 }, i), ...plof];
  }
  const [x, y] = dierPlek(state, i);
  const op = popIn(tick, { van: (state.beurt?.op ?? 0) + i * 5, duur: 18 });
  const zwaait = sway(state, { periode: 46, uitslag: 5, verschil: i * 0.23 });
  const uit = !isOpen(state) || redding.reis !== null || redding.over === 0;
  const kies = rustig ? { pick: `dier:${i}`, name: ton ? 'Haal de ton op' : `Haal op: ${soort}`, nummer: i + 1, uit, w: 96, h: 96 } : {};
  const hier = rustig && !uit && redding.mik === i && isWaiting(dier) ? [ding('mik', [x, y - VOET.dier], {}, i)] : [];
  return ton
    ? [...hier, ding('ton', [x, y - VOET.ton], { sx: op, sy: op, rot: zwaait * 0.6, ...kies }, i)]
    : [...hier, ding('dier', [x, y - VOET.dier], { art: soort, sx: op, sy: op, rot: zwaait, ...kies }, i)];
}

/** It falls on the hay and bounces. */
function drawThuis(state: HeliState, { soort, thuisOp }: Dier, i: number): Item[] {
  const { erf, lucht } = plaatsenOf(state);
  const t = state.tick - (thuisOp ?? 0);
  if (t >= VAL + 20) return [];
  const deel = state.rustig ? 1 : progress01(t, { van: 0, duur: VAL }) ** 2;
  const plof = bump(t, { van: VAL, duur: 20 });
  const y = between(lucht.y + 200, erf.y, deel) - plof * 30;
  return [
    ding(
      'dier',
      [erf.x + (i - 2) * 26, y],
      { art: soort, rot: state.rustig ? 0 : deel * 360, sx: 1 + plof * 0.1, sy: 1 - plof * 0.1, z: 7 },
      i,
    ),
    ...drawConfetti(state, { key: `hooi${i}`, x: erf.x, y: erf.y, leeftijd: t - VAL, aantal: 6, duur: 30, seed: i + 3 }),
  ];
}

/** The farm, with who is there already. */
export function drawErf(state: HeliState): Item[] {
  const { erf } = plaatsenOf(state);
  const klaar = state.run.fase === 'klaar';
  const { redding, tick, gered } = state;
  const vallen = redding.dieren.filter(({ thuisOp }) => thuisOp !== null && tick - thuisOp < VAL + 20).length;
  const daar = gered.slice(0, gered.length - (klaar ? 0 : vallen)).slice(-ERF.meest);
  const stap = klaar ? 0 : ERF.stap;
  const wie = klaar ? [] : daar;
  return [
    ...(klaar ? [] : [ding('erf', [erf.x, erf.y + ERF.lager])]),
    ...wie.map((soort, i) =>
      ding(
        'dier',
        [
          erf.x + (i - (wie.length - 1) / 2) * stap,
          erf.y + 30 + (i % 2) * 12 - hopUp(state, { periode: 60, hoogte: 5, verschil: i * 0.17 }),
        ],
        { art: soort, sx: 0.72, sy: 0.72, z: 5 },
        `erf${i}`,
      ),
    ),
    ...(klaar ? drawFeest(state) : []),
  ];
}

/** All of them on the quay, in two rows. */
const SLOT = { perRij: 8, rij: 74, meest: 16 } as const;

function drawFeest(state: HeliState): Item[] {
  const { w } = maatOf(state.stand);
  const { kade } = plaatsenOf(state);
  const t = ticksInFase(state);
  const wie = state.gered.slice(-SLOT.meest);
  return wie.map((soort, i) => {
    const rij = Math.floor(i / SLOT.perRij);
    const inRij = Math.min(SLOT.perRij, wie.length - rij * SLOT.perRij);
    const x = (w / (inRij + 1)) * ((i % SLOT.perRij) + 1);
    const s = popIn(t, { van: i * 3, duur: 18 });
    const hop = hopUp(state, { periode: 46, hoogte: 26, verschil: i * 0.19 });
    return ding('dier', [x, kade - 18 + rij * SLOT.rij - hop], { art: soort, sx: s, sy: s, z: 6 + rij }, `feest${i}`);
  });
}
