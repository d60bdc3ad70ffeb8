/** What is asked: a board, stones under leaves, and the hedgehog that comes out from under the right one. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  between,
  bump,
  drawOptiebord,
  drawVraagbord,
  easeInOut,
  easeOut,
  popIn,
  progress01,
  sway,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf, steenPlek } from './plaatsen.ts';
import { KIEK, LOOP, THUIS, type BladState } from './state.ts';

const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 520, oor: 210, rand: { w: 84, h: 40 }, plaat: { maat: 90 }, z: 20 };
const STEEN: Optielook = { pick: 'steen', letters: 54, rand: { w: 56, h: 38 }, plaat: { krimp: 24 }, gloed: { w: 30, h: 26 } };
/** Leaves that lie on a stone are blown off in so many ticks. */
const WEG = 26;
const LOS = 3;
/** Width of a layer of leaves. */
const LAAG = 300;
/** The leaves that come back lie on a corner, beside the word. */
const HOEK = { in: 34, op: 22, maat: { w: 116, h: 84 } } as const;
/** The right stone is lifted so far. */
const TIL = 10;
const WIND = { duur: 30, ver: 240 } as const;

export function drawWoord(state: BladState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return [
    ...drawVraagbord(state, plaatsenOf(state).vraag, BORD),
    ...state.opties.flatMap((_, i) => drawSteen(state, i)),
    ...drawWind(state),
    ...drawEgel(state),
  ];
}

function drawSteen(state: BladState, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const { fase } = state.run;
  const t = ticksInFase(state);
  const { x, y, w, h } = steenPlek(state, i);
  const eigen = state.gekozen === optie && state.keus === i;
  const weg = state.weg.includes(optie);
  const bedekt = state.kaal[i] === null;
  const op = eigen && fase === 'goed' ? bump(t, { van: 0, duur: THUIS }) : 0;
  const hier = isPlaying(state.run) && state.keus === i && !weg;
  const s = isPlaying(state.run) ? popIn(t, { van: i * 2, duur: 18 }) : 1;
  const tril = eigen && fase === 'wacht' ? sway(state, { periode: 8, uitslag: 3 }) : 0;
  const bord = drawOptiebord(state, i, {
    vlak: { x: x + tril, y: y - Math.min(1, op * 1.6) * TIL, w, h, sx: s, sy: s, rot: op * -2, alpha: weg ? 0.3 : 1 },
    bord: { art: 'steen', toon: hier ? 'hier' : '', uit: weg, z: 2 },
    look: STEEN,
    ...(bedekt && { tekst: null }),
  }).map((item) => (bedekt && item.pick !== undefined ? { ...item, name: `Steen ${i + 1}, onder de blaadjes` } : item));
  return [...bord, ...drawDek(state, i)];
}

/** The leaves on a stone; they go off to the right when they are blown at, and a gust brings some back to a wrong one. */
function drawDek(state: BladState, i: number): Item[] {
  const { x, y, w, h } = steenPlek(state, i);
  const kaalOp = state.kaal[i] ?? null;
  const fout = state.run.fase === 'uitleg' && state.keus === i && state.gekozen !== null;
  if (fout) {
    const terug = easeOut(progress01(ticksInFase(state), { van: 4, duur: 30 }));
    const hoek: Plek = [x - w / 2 + HOEK.in - (1 - terug) * WIND.ver * 0.5, y + h / 2 - HOEK.op];
    return [ding('hoopje', hoek, { ...HOEK.maat, alpha: terug, rot: (1 - terug) * -60, z: 6 }, `fout${i}`)];
  }
  const s = popIn(ticksInFase(state), { van: i * 2, duur: 18 });
  if (kaalOp === null) return drawLaag(state, i, { sx: s, sy: s }, sway(state, { periode: 150, uitslag: 2, verschil: i * 0.2 }));
  const t = state.tick - kaalOp;
  if (t >= WEG) return [];
  const deel = easeInOut(progress01(t, { van: 0, duur: WEG }));
  return [...drawLaag(state, i, { alpha: 1 - deel, sx: 1 + deel * 0.2 }, deel * 90), ...drawLosse(state, i, deel)];
}

/** As many layers side by side as the stone is wide. */
function drawLaag(state: BladState, i: number, more: Partial<Item>, opzij: number): Item[] {
  const { x, y, w, h } = steenPlek(state, i);
  const n = Math.max(1, Math.round(w / LAAG));
  const breed = w / n;
  return Array.from({ length: n }, (_, k) =>
    ding(
      'dek',
      [x + (k - (n - 1) / 2) * breed + opzij, y - 2],
      { w: breed + 16, h: h + 16, toon: String((i + k) % 2), ...more },
      `${i}-${k}`,
    ),
  );
}

/** Some leaves that fly by themselves. */
function drawLosse(state: BladState, i: number, deel: number): Item[] {
  const { x, y, w } = steenPlek(state, i);
  return Array.from({ length: LOS }, (_, k) => {
    const hoek = chance(i, k) * 2 - 1;
    const plek: Plek = [x + deel * WIND.ver * (0.6 + chance(i, k + 5)) - w * 0.2 + k * 30, y + hoek * 40 - arch(deel) * 60];
    const rot = state.rustig ? k * 50 : deel * 300 * (hoek < 0 ? -1 : 1);
    return ding('blad', plek, { toon: String((i + k) % 4), rot, alpha: 1 - deel * 0.8, z: 6 }, `${i}-${k}`);
  });
}

/** The gust of this moment: over the row that was blown at, or over the stone that was wrong. */
function drawWind(state: BladState): Item[] {
  const laatste = state.kaal.reduce<number>((op, kaal) => Math.max(op, kaal ?? -WIND.duur), -WIND.duur);
  const fout = state.run.fase === 'uitleg';
  const t = fout ? ticksInFase(state) : state.tick - laatste;
  if (t >= WIND.duur || (fout && state.keus < 0)) return [];
  const i = fout ? state.keus : state.kaal.indexOf(laatste);
  if (i < 0) return [];
  const deel = easeOut(progress01(t, { van: 0, duur: WIND.duur }));
  const { y } = steenPlek(state, i);
  const { x: midden } = { x: plaatsenOf(state).stenen[0] };
  return [0, 1].map((k) =>
    ding(
      'wind',
      [between(60, midden * 1.7, deel) - k * 90, y + (k === 0 ? -24 : 26)],
      { alpha: (1 - deel) * 0.9, sx: 0.7 + deel * 0.5 },
      k,
    ),
  );
}

/** How far from the middle of its stone, as a share of its width. */
const UIT_DE_HOEK = 0.42;

/** A hedgehog looks out from under the right stone, and walks to the heap. */
function drawEgel(state: BladState): Item[] {
  const t = ticksInFase(state);
  if (state.run.fase !== 'goed' || state.keus < 0 || t < KIEK || t >= THUIS) return [];
  const { x, y, w, h } = steenPlek(state, state.keus);
  const { hoop } = plaatsenOf(state);
  const uit = popIn(t, { van: KIEK, duur: 14 });
  const loop = easeInOut(progress01(t, { van: LOOP, duur: THUIS - LOOP }));
  const waggel = loop > 0 && loop < 1 ? sway(state, { periode: 10, uitslag: 8 }) : 0;
  // At the end of the stone: below its middle there may be words on the next one.
  const van: Plek = [x + w * UIT_DE_HOEK, y + h * 0.34 + uit * 10];
  return [
    ding(
      'egel',
      [between(van[0], hoop[0], loop), between(van[1], hoop[1] - 50, loop)],
      { sx: uit, sy: uit, rot: waggel, toon: 'blij', z: 9 },
      'loopt',
    ),
  ];
}
