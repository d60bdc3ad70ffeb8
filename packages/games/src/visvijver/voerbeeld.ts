/** What is seen of the feeding: shadows under water, crumbs, who came up, and the ring of the keys. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, between, bump, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import type { VijverState, Schim } from './state.ts';
import { isVis } from './verzameling.ts';
import { vijverOf } from './vijver.ts';
import { isHier, kolomX, schimPlek, WORP } from './voeren.ts';

const BORD = {
  liggend: { plek: [640, 170], verder: [1216, 84] },
  staand: { plek: [360, 240], verder: [662, 118] },
} as const;
const SPRONG = { duur: 26, hoog: 90 } as const;
const KRING = { duur: 46, stap: 10 } as const;
const KRUIMEL = { hoog: 180, rij: 34 } as const;

export function drawVoeren(state: VijverState): Item[] {
  if (!wasOpen(state)) return [];
  const { plek, verder } = BORD[state.stand];
  return [
    ...state.voer.schimmen.flatMap((schim, i) => (isHier(schim) ? drawSchim(state, schim, i) : drawGast(state, schim, i))),
    ...drawRichten(state),
    ...drawKruimels(state),
    ...drawHap(state),
    ...drawBeurtbord(state, { tekst: 'Lok met je kruimels!', plek, verder }),
  ];
}

function drawSchim(state: VijverState, { gast }: Schim, i: number): Item[] {
  const [x, y] = schimPlek(state, i);
  const [later] = schimPlek({ ...state, tick: state.tick + 1 }, i);
  const kan = isOpen(state) && state.voer.worp === null && state.voer.kruimels > 0;
  const bellen = ding('belletjes', [x, y - 44 + sway(state, { periode: 60, uitslag: 6, verschil: i * 0.4 })], {}, i);
  const lang = isVis(gast);
  const name = lang ? 'Iets langs onder water' : 'Iets ronds onder water';
  const schim = ding('schim', [x, y], { sx: later > x ? -1 : 1, toon: lang ? '' : 'rond', pick: `schim:${i}`, name, uit: !kan }, i);
  return [schim, bellen];
}

/** It leaps out of the water and stays afloat. */
function drawGast(state: VijverState, { gast, boven }: Schim, i: number): Item[] {
  if (boven === null) return [];
  const t = state.tick - boven.op;
  const [x, y] = boven.plek;
  const op = popIn(t, { van: 0, duur: 14 });
  const hoog = arch(progress01(t, { van: 0, duur: SPRONG.duur })) * SPRONG.hoog;
  const plat = bump(t, { van: SPRONG.duur, duur: 16 }) * 0.16;
  return [
    ...drawKringen(t, boven.plek, `g${i}`),
    ding('gast', [x, y - hoog + sway(state, { periode: 120, uitslag: 4 })], { sx: op * (1 + plat), sy: op * (1 - plat), toon: gast }, i),
  ];
}

const drawKringen = (t: number, [x, y]: readonly [number, number], n: string): Item[] =>
  [0, 1].map((k) => {
    const uit = progress01(t, { van: k * KRING.stap, duur: KRING.duur });
    return ding('kring', [x, y + 30], { sx: 0.15 + uit * 0.5, sy: 0.15 + uit * 0.4, alpha: (1 - uit) * 0.9 }, `${n}-${k}`);
  });

/** Where a crumb of the keys would go: a ring at the edge of the water. */
function drawRichten(state: VijverState): Item[] {
  if (!isOpen(state) || state.rustig || state.voer.kruimels === 0) return [];
  const { y, h } = vijverOf(state).water;
  return [ding('mik', [kolomX(state.stand, state.voer.kolom), y + h / 2 - 30])];
}

/** Those in the hand, and the one in the air. */
function drawKruimels(state: VijverState): Item[] {
  const { kruimels, worp } = state.voer;
  const [mx, my] = vijverOf(state).mand;
  const hand = Array.from({ length: kruimels }, (_, i) => ding('kruimel', [mx - KRUIMEL.rij + i * KRUIMEL.rij, my - 70], {}, i));
  if (worp === null) return hand;
  const t = progress01(state.tick, { van: worp.van, duur: WORP });
  const [x, y] = worp.plek;
  return [...hand, ding('kruimel', [between(mx, x, t), between(my - 70, y, t) - arch(t) * KRUIMEL.hoog], { rot: t * 300 }, 'lucht')];
}

/** A koi that got there first. */
function drawHap(state: VijverState): Item[] {
  const { hap } = state.voer;
  const t = state.tick - (hap?.op ?? -Infinity);
  if (hap === null || t > KRING.duur) return [];
  const [x, y] = hap.plek;
  const hoog = arch(progress01(t, { van: 0, duur: KRING.duur }));
  return [
    ...drawKringen(t, hap.plek, 'hap'),
    ding('happer', [x, y + 30 - hoog * 70], { rot: between(-60, 40, t / KRING.duur), alpha: hoog > 0 ? 1 : 0 }),
  ];
}
