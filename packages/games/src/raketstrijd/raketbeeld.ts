/** The rocket: letter by letter on its ramp, in flight with the word on it, spluttering when the word was wrong. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import type { Writing } from '@spelrijk/game-kit/run';
import {
  arch,
  bend,
  bump,
  drawKlaarKnop,
  drawPluim,
  drawStrook,
  easeInOut,
  fitLetters,
  growIn,
  popIn,
  progress01,
  shake,
  sway,
} from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { INSLAG, meteoorPlek, plaatsenOf, VERTREK } from './state.ts';
import type { RaketState } from './state.ts';

const VAK = 80;
const HOOG = 100;
const KNOP = { w: 180, h: 96 } as const;
/** The nose that comes off when the word was wrong. */
const NEUS_VALT = { periode: 26, demping: 30, uitslag: 24 } as const;

/** Width of the row of letters as it stands now; the tail and the nose go on its ends. */
function halfRij(state: Writing, breed: number): number {
  const rij = drawStrook(state, { x: 0, y: 0, breed, hoog: HOOG, vak: VAK, art: 'segment', z: 0 });
  const laatste = rij.at(-1);
  return laatste === undefined ? 0 : laatste.x + (laatste.w + 6) / 2;
}

export function drawRaket(state: RaketState): Item[] {
  const { fase } = state.run;
  if (fase === 'klaar' || wasOpen(state)) return [];
  if (fase === 'goed' && ticksInFase(state) >= VERTREK) return drawVlucht(state);
  return [...drawOpRamp(state), ...drawVuurknop(state)];
}

const drawVuurknop = (state: RaketState): Item[] => {
  const [x, y] = plaatsenOf(state).knop;
  return drawKlaarKnop(state, { x, y, ...KNOP, label: 'Vuur!', name: 'Vuur! Mijn woord is klaar.', z: 13 });
};

/** Each letter pushes the nose on; before it leaves the rocket draws back for a moment. */
function drawOpRamp(state: RaketState): Item[] {
  const { x: midden, y, breed } = plaatsenOf(state).raket;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const half = halfRij(state, breed);
  const terug = fase === 'goed' ? -14 * arch(progress01(t, { van: 0, duur: VERTREK })) : 0;
  const tril = fase === 'wacht' ? sway(state, { periode: 5, uitslag: 2 }) : 0;
  const x = midden + terug;
  const duw = bump(state.tick, { van: state.letterOp, duur: 10 }) * 9;
  const fout = fase === 'uitleg';
  const rij = drawStrook(state, { x, y: y + tril, breed, hoog: HOOG, vak: VAK, art: 'segment', z: 12 }).map((item) => ({
    ...item,
    w: item.w + 6,
  }));
  const neus = ding(
    'neus',
    [x + half + 54 + duw + (fout ? 26 : 0), y + tril + (fout ? 6 : 0)],
    fout ? { rot: 14 + shake(state, t, NEUS_VALT) } : {},
  );
  const vlam =
    fase === 'wacht' || fase === 'goed' ? [ding('vlam', [x - half - 160, y + tril], { ...growIn(t, { van: 0, duur: 10 }) })] : [];
  return [...vlam, ding('staart', [x - half - 52, y + tril]), ...rij, neus, ...(fout ? drawRook(state, x - half - 120, y) : [])];
}

/** Three sad puffs. */
const drawRook = (state: RaketState, x: number, y: number): Item[] =>
  [0, 1, 2].map((i) =>
    drawPluim(
      ding('rook', [x, y], { alpha: 0.8 }, i),
      state.rustig ? 0.3 + i * 0.1 : ((ticksInFase(state) + i * 16) % 48) / 48,
      -50 - i * 12,
      -40 - i * 16,
    ),
  );

/** In a curve from its ramp to the meteor. */
function drawVlucht(state: RaketState): Item[] {
  const t = ticksInFase(state);
  if (t > INSLAG) return [];
  const { x, y } = plaatsenOf(state).raket;
  const naar = meteoorPlek(state);
  const ver = easeInOut(progress01(t, { van: VERTREK, duur: INSLAG - VERTREK }));
  const via = [x + 260, (y + naar[1]) / 2 + 120] as const;
  const hier = bend([x, y], via, naar, ver);
  const straks = bend([x, y], via, naar, Math.min(1, ver + 0.04));
  const rot = ver > 0.97 ? undefined : (Math.atan2(straks[1] - hier[1], straks[0] - hier[0]) * 180) / Math.PI;
  const woord = state.vakken.inhoud.join('');
  const krimp = 1 - ver * 0.35;
  return [
    ding('raket', hier, { rot: rot ?? -120, sx: krimp, sy: krimp, label: woord, labelSize: fitLetters(woord, 220, 62) }),
    ...[0, 1, 2].map((i) => {
      const toen = bend([x, y], via, naar, Math.max(0, ver - 0.1 - i * 0.09));
      return drawPluim(ding('rook', toen, {}, i), Math.min(0.9, 0.2 + i * 0.25), 0, 12);
    }),
  ];
}

/** How the meteor takes it: it jumps when the rocket is there. */
export const meteoorMaat = (state: RaketState): number =>
  state.run.fase === 'goed'
    ? 1 + bump(ticksInFase(state), { van: INSLAG - 12, duur: 12 }) * 0.12
    : popIn(state.tick, { van: state.sinds, duur: 26 });
