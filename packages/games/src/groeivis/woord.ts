/** What is asked: a plank that floats, the biscuits, and the fish that swims to one of them. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  drawConfetti,
  drawOptiebord,
  drawVraagbord,
  easeInOut,
  popIn,
  progress01,
  shake,
  sway,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { ding, koekPlek, maatVan, plaatsenOf, visPlek } from './plaatsen.ts';
import { ER, HAP, HAP2, OP, type VisState } from './state.ts';
import { drawVis } from './vis.ts';

const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 500, oor: 210, rand: { w: 84, h: 40 }, plaat: { maat: 88 }, z: 20 };
const KOEK: Optielook = { pick: 'koek', letters: 56, rand: { w: 60, h: 62 }, plaat: { krimp: 58 }, gloed: { w: 40, h: 36 } };
const DEIN = { periode: 190, uitslag: 6, verschil: 0.27 } as const;
const KRUIMEL = { art: 'kruimel', tonen: [''], maat: [18, 16], aantal: 9, duur: 34, kracht: 6, z: 10 } as const;
const SCHRIK = { periode: 8, demping: 22, uitslag: 12 } as const;
/** Its mouth comes so far over the edge of the biscuit, as share of the way to its middle: the word stays readable. */
const HAPVER = 0.2;
const PRIKS = [
  [-70, -44],
  [-8, -74],
  [62, -48],
  [-60, 46],
  [56, 48],
] as const;

export function drawWoord(state: VisState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return [
    ...drawVraagbord(state, plaatsenOf(state).vraag, BORD),
    ...state.opties.flatMap((_, i) => drawKoek(state, i)),
    ...drawEter(state),
  ];
}

/** Where a biscuit drifts now. */
function koekNu(state: VisState, i: number): Plek {
  const { x, y } = koekPlek(state, i);
  return [x, y + sway(state, { ...DEIN, verschil: i * DEIN.verschil })];
}

function drawKoek(state: VisState, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const { fase } = state.run;
  const t = ticksInFase(state);
  const { w, h } = koekPlek(state, i);
  const [x, y] = koekNu(state, i);
  const weg = state.weg.includes(optie);
  const eigen = state.gekozen === optie;
  const op = eigen && fase === 'goed' ? t : -1;
  const kruimels = [HAP, HAP2, OP].flatMap((van, k) =>
    drawConfetti(state, { ...KRUIMEL, x, y, key: `kruim${i}${k}`, leeftijd: op < 0 ? -1 : op - van, seed: k + 3 }),
  );
  if (op >= OP) return kruimels;
  const links = x < plaatsenOf(state).thuis[0];
  const krimp = op >= HAP2 ? 0.66 : 1;
  const s = (isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 20 }) : 1) * krimp;
  const knauw = op < 0 ? 0 : (bump(op, { van: HAP, duur: 10 }) + bump(op, { van: HAP2, duur: 10 })) * 0.09;
  return [
    ...drawOptiebord(state, i, {
      vlak: { x, y, w, h, sx: s * (1 + knauw), sy: s * (1 - knauw), alpha: weg ? 0.3 : 1 },
      bord: { art: 'koek', toon: op < HAP || state.stand === 'staand' ? '' : links ? 'rechts' : 'links', uit: weg, z: 3 },
      look: KOEK,
    }),
    ...kruimels,
  ];
}

/** It looks at what it swims to, opens its mouth, bites twice and gulps; a prickly one makes it puff up. */
function drawEter(state: VisState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  const plek = visPlek(state);
  const { thuis } = plaatsenOf(state);
  const doel = state.opties[state.keus] === undefined ? thuis : koekNu(state, state.keus);
  const kant = doel[0] < plek[0] || (doel[0] === plek[0] && state.tick % 600 < 300) ? -1 : 1;
  if (fase !== 'goed' && fase !== 'uitleg') return drawVis(state, { plek, kant, toon: state.keus >= 0 ? 'open' : '' });
  const naar = easeInOut(progress01(t, { van: 4, duur: ER - 4 })) * HAPVER;
  const [x, y] = [between(plek[0], doel[0], naar), between(plek[1], doel[1], naar)];
  if (fase === 'uitleg') return drawGeprikt(state, [x, y], kant);
  const bek = t < HAP || (t > HAP + 6 && t < HAP2) ? 'open' : t >= OP ? 'blij' : '';
  const rek = (bump(t, { van: HAP, duur: 10 }) + bump(t, { van: HAP2, duur: 10 })) * 0.1 - bump(t, { van: OP, duur: 18 }) * 0.14;
  return drawVis(state, { plek: [x, y], kant, toon: bek, rek });
}

function drawGeprikt(state: VisState, [x, y]: Plek, kant: -1 | 1): Item[] {
  const t = ticksInFase(state);
  const bol = popIn(t, { van: ER, duur: 16 });
  const maat = maatVan(state);
  const opzij = Math.max(-14, Math.min(14, shake(state, t - ER, SCHRIK)));
  if (t < ER) return drawVis(state, { plek: [x, y], kant, toon: 'open' });
  return [
    ...drawVis(state, { plek: [x + opzij, y], kant, toon: 'bol', maat: maat * (1 + bol * 0.16) }),
    ...PRIKS.map(([px, py], i) =>
      ding('prik', [x + opzij + px * maat, y + py * maat], { sx: bol, sy: bol, rot: (Math.atan2(py, px) * 180) / Math.PI + 90 }, i),
    ),
  ];
}
