import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isOrdering } from '@spelrijk/game-kit/mechanics/schieten';
import { NOOIT, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  bend,
  between,
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  easeOut,
  hopUp,
  maatOf,
  progress01,
  stemmingOf,
  sway,
  ringOn,
} from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { bosOf, stoelPlek } from './bos.ts';
import { ding } from './dingen.ts';
import { VLUCHT } from './state.ts';
import type { StuiterState } from './state.ts';
import { drawMik, drawStoelen, drawWoord, sindsBoing } from './stoelen.ts';
import { BLOB, drawVangst } from './vangbeeld.ts';

const HOP = { blij: { periode: 40, hoogte: 30 }, egel: { periode: 44, hoogte: 18 } } as const;
/** While a child thinks it bounces on the spot: ticks of a bounce, and how high. */
const WACHT = { periode: 52, hoogte: 74 } as const;
const SPORE = { art: 'spore', tonen: [''], maat: [18, 18] } as const;
/** Fireflies that come out in the finale. */
const SLOT = 12;

export const scene = (state: StuiterState): readonly Item[] => ringOn(state, drawToneel(state), 'vak');

function drawToneel(state: StuiterState): readonly Item[] {
  const plek = springerPlek(state);
  return [
    drawBackdrop(state.stand),
    ...drawOever(state),
    ...drawStoelen(state),
    ...(state.run.fase === 'klaar' || wasOpen(state) ? [] : drawMik(state, bosOf(state).blad)),
    ...drawBlad(state, plek),
    ...(wasOpen(state) ? [] : [drawSpringer(state, plek)]),
    ...drawWoord(state),
    ...drawVangst(state),
    ...drawViering(state, plek),
  ];
}

/** The lantern with what was caught, and the hedgehog. */
function drawOever(state: StuiterState): Item[] {
  const { fase } = state.run;
  const { lantaarn } = bosOf(state);
  const { w } = maatOf(state.stand);
  const blij = fase === 'goed' || fase === 'klaar';
  const tel = state.lichtjes > 0 ? { toon: 'aan', label: String(state.lichtjes), labelSize: 36 } : {};
  return [
    ding('lantaarn', lantaarn, { ...tel, rot: sway(state, { periode: 150, uitslag: 2 }) }),
    ding('egel', [w - 96, bosOf(state).blad[1] + 10 - (blij ? hopUp(state, HOP.egel) : 0)], {
      toon: fase === 'uitleg' ? 'oei' : blij ? 'blij' : '',
      rot: sway(state, { periode: 130, uitslag: 1.5 }),
      alpha: isOrdering(state) && state.stand === 'liggend' && fase === 'spelen' ? 0 : 1,
    }),
  ];
}

/** The leaf gives way under a bounce; while it is aimed it leans. */
function drawBlad(state: StuiterState, [, py]: Plek): Item[] {
  const { blad } = bosOf(state);
  const [x, y] = wasOpen(state) ? [state.vangst.blad, blad[1]] : blad;
  const tik = wasOpen(state) ? bump(state.tick, { van: state.vangst.tikOp, duur: 14 }) : py > blad[1] - 62 ? 0.6 : 0;
  const kant = wasOpen(state)
    ? state.vangst.kant * 5
    : state.run.fase === 'spelen'
      ? Math.max(-9, Math.min(9, (stoelPlek(state, state.mik).x - x) / 60))
      : 0;
  return [
    ding('blad', [x, y + 14 + tik * 10], {
      rot: state.opties.length > 0 || wasOpen(state) ? kant : 0,
      sy: 1 - tik * 0.14,
      sx: 1 + tik * 0.04,
    }),
  ];
}

/** On the leaf, on its way to a toadstool, back from it, or in the moss. */
function springerPlek(state: StuiterState): Plek {
  const { blad } = bosOf(state);
  const [bx, by] = [blad[0], blad[1] - 44];
  const { run, schot, tick } = state;
  const t = ticksInFase(state);
  if (run.fase === 'klaar') return [bx, by - cheer(state, HOP.blij)];
  if (run.fase === 'goed') return [bx, by - hopUp(state, HOP.blij) - arch(progress01(t, { van: 0, duur: 30 })) * 150];
  if (run.fase === 'uitleg')
    return [between(bx, bx - 170, easeOut(t / 26)), by - arch(progress01(t, { van: 0, duur: 26 })) * 90 + 44 * easeOut(t / 26)];
  if (schot !== null) return towards(state, schot.schijf, progress01(tick, { van: schot.op, duur: VLUCHT }));
  const sinds = sindsBoing(state);
  const laatste = lastStoel(state);
  if (sinds < VLUCHT && laatste >= 0) return towards(state, laatste, 1 - progress01(sinds, { van: 0, duur: VLUCHT }));
  if (state.rustig) return [bx, by];
  const p = ((tick - state.sinds) % WACHT.periode) / WACHT.periode;
  return [bx, by - arch(p) * WACHT.hoogte];
}

function lastStoel(state: StuiterState): number {
  const bonk = state.bonk;
  return bonk !== null && bonk.op >= state.letterOp ? bonk.schijf : state.letterOp === NOOIT ? -1 : (state.om.at(-1) ?? -1);
}

/** In a bow to the cap of a toadstool. */
function towards(state: StuiterState, i: number, t: number): Plek {
  const { blad } = bosOf(state);
  const { x, y } = stoelPlek(state, i);
  const van = [blad[0], blad[1] - 44] as const;
  const naar = [x, y - 84] as const;
  return bend(van, [(van[0] + naar[0]) / 2, Math.min(van[1], naar[1]) - 90], naar, t);
}

/** It stretches as it flies and lies on its head when it was wrong. */
function drawSpringer(state: StuiterState, [x, y]: Plek): Item {
  const fout = state.run.fase === 'uitleg';
  const vliegt = state.schot !== null || sindsBoing(state) < VLUCHT;
  const laag = !vliegt && y > bosOf(state).blad[1] - 56 ? 0.1 : 0;
  const draai = state.run.fase === 'goed' && !state.rustig ? progress01(ticksInFase(state), { van: 0, duur: 30 }) * 360 : 0;
  const rot = fout ? between(0, 172, easeOut(ticksInFase(state) / 26)) : draai;
  const blob = drawBlob({ x, y, w: BLOB, stemming: stemmingOf(state.run.fase), z: 7 });
  return { ...blob, rot, sx: vliegt ? 0.92 : 1 + laag, sy: vliegt ? 1.1 : 1 - laag };
}

function drawViering(state: StuiterState, [x, y]: Plek): Item[] {
  const t = ticksInFase(state);
  const { w, h } = maatOf(state.stand);
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x, y, maat: 170 })];
    case 'goed':
      if (wasOpen(state)) return [];
      return [
        drawRightRing(state, { x, y, maat: 170, van: 2, weg: 46 }),
        ...drawConfetti(state, { ...SPORE, x, y: h * 0.4, leeftijd: t, duur: 56, aantal: 14, kracht: 9 }),
      ];
    case 'klaar':
      return [
        ...Array.from({ length: SLOT }, (_, i) => {
          const op = progress01(t, { van: i * 6, duur: 20 });
          const plek = [w * (0.08 + ((i * 37) % 84) / 100), h * (0.14 + ((i * 53) % 52) / 100)] as const;
          return ding(
            'vliegje',
            [
              plek[0] + sway(state, { periode: 80, uitslag: 14, verschil: i * 0.17 }),
              plek[1] + sway(state, { periode: 60, uitslag: 10, verschil: i * 0.29 }),
            ],
            { alpha: op, sx: op, sy: op, toon: i % 5 === 0 ? 'goud' : '' },
            `slot${i}`,
          );
        }),
        ...drawSlotfeest(state, { x: w / 2, y: 200, seed: 7, aantal: 20 }),
      ];
    default:
      return [];
  }
}
