import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { NOOIT, ticksInFase } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  drawBlob,
  arch,
  drawConfetti,
  easeInOut,
  isGlad,
  cheer,
  progress01,
  drawVerdictRing,
  popIn,
  shake,
  drawSlotfeest,
  stemmingOf,
  drawToeschouwer,
  between,
  overshoot,
  ringOn,
} from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { drawScherm } from './scherm.ts';
import { drawMikstippen, schijfPlek, drawSchijven, drawWoordKnoppen } from './schijven.ts';
import { FLIP, VLUCHT } from './state.ts';
import { drawSterren } from './sterren.ts';
import type { FlipperState } from './state.ts';
import { FLIPPER, KAT, kastOf, midden, WERELDEN } from './tafel.ts';

/** What happens when, in ticks of its phase. */
const TIJD = {
  ringOp: { van: 2, duur: 16 },
  ringWeg: { van: 66, duur: 12 },
} as const;

/** Who hops, and how high. */
const HOP = {
  kijkers: { periode: 40, hoogte: 18 },
} as const;

/** What trembles and comes to rest. */
const SCHOK = {
  display: { periode: 20, demping: 18, uitslag: 3 },
  tilt: { periode: 24, demping: 20, uitslag: 10 },
} as const;

export const scene = (state: FlipperState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', 'hele');

function drawToneel(state: FlipperState): readonly Item[] {
  const { bal, schijven: veld, terug, klaar } = kastOf(state.stand);
  return [
    drawBackdrop(state.stand),
    ...drawLampen(state),
    ...drawKat(state),
    ...(state.run.fase === 'klaar' || wasOpen(state) ? [] : [...drawSchijven(state, veld, 3), ...drawMikstippen(state, veld, bal, 2)]),
    ...drawSterren(state),
    ...drawFlippers(state),
    ...drawBallen(state),
    ...drawDisplay(state),
    ...drawWoordKnoppen(state, terug, klaar, { w: 172, h: 98, labelSize: 34, z: 9 }),
    ...drawKijkers(state),
    ...drawViering(state),
  ];
}

/** Chase lights in both sides of the frame: one step in a third of a second. */
function drawLampen(state: FlipperState): Item[] {
  const { links: l, boven: t, rechts: r, onder: b } = kastOf(state.stand).veld;
  const stap = !isGlad(state) ? 4 : state.rustig ? 3 : Math.floor(state.tick / 20) % 3;
  return [l - 4, r + 4].map((x, i) => ding('lampen', [x, (t + b) / 2], { h: b - t, art: `lampen-${state.stand}`, toon: String(stap) }, i));
}

/** Three bumpers; the one in the middle is a cat with opinions. A bumper that is hit glows: a light over it, not another drawing. */
function drawKat(state: FlipperState): Item[] {
  return WERELDEN[state.stand].bumpers.flatMap(({ x, y, r }, i) => {
    const op = state.tikOp[i] ?? NOOIT;
    const sx = 1 + arch(progress01(state.tick, { van: op, duur: 14 })) * 0.14;
    const vorm = { w: r * 2.3, h: r * 2.3, sx, sy: sx };
    if (i !== KAT && wasOpen(state)) return [];
    if (i !== KAT)
      return [
        ding('bumper', [x, y], vorm, i),
        ding('gloei', [x, y], { ...vorm, alpha: 1 - progress01(state.tick, { van: op, duur: 30 }) }, i),
      ];
    const toon = state.run.fase === 'uitleg' ? 'tong' : isGlad(state) ? 'knipoog' : state.tick - op < 30 ? 'au' : '';
    return [ding('kat', [x, y], { ...vorm, toon })];
  });
}

function drawFlippers(state: FlipperState): Item[] {
  const [fx, fy] = kastOf(state.stand).flipper;
  const m = midden(state.stand);
  return [-1, 1].map((kant) => {
    const hoek = between(20, -28, arch(progress01(state.tick, { van: kant < 0 ? state.flipLinks : state.flipRechts, duur: FLIP + 4 })));
    const rad = (hoek / 180) * Math.PI;
    const half = FLIPPER / 2;
    const plek = [m + kant * (m - fx - Math.cos(rad) * half), fy + Math.sin(rad) * half + 8] as const;
    return ding('flipper', plek, { sx: -kant, rot: -kant * hoek }, kant);
  });
}

/** The ball that lies ready, the one that is shot, and those that bounce about. */
function drawBallen(state: FlipperState): Item[] {
  const [bx, by] = kastOf(state.stand).bal;
  const los = state.ballen.map(({ id, x, y }) => ding('los', [x, y], {}, id));
  if (state.schot === null) return state.run.fase === 'klaar' || wasOpen(state) ? los : [...los, ding('bal', [bx, by])];
  const { x: tx, y: ty } = schijfPlek(state, kastOf(state.stand).schijven, state.schot.schijf);
  const t = progress01(state.tick, { van: state.schot.op, duur: VLUCHT });
  return [...los, ding('bal', [between(bx, tx, t), between(by, ty + 50, t)])];
}

/** The screen, which wobbles at a tilt. */
function drawDisplay(state: FlipperState): Item[] {
  const { x, y, w, h } = kastOf(state.stand).display;
  const rot = state.run.fase === 'uitleg' ? shake(state, ticksInFase(state), SCHOK.display) : 0;
  return drawScherm(
    state,
    ding('display', [x, y], { w, h, rot, art: `display-${state.stand}` }),
    state.buit > 0 ? `${state.buit} sterren!` : 'jackpot!',
  );
}

/** The pupil's blob and a friend beside the machine; in portrait the blob sits under the flippers and saves every ball. */
function drawKijkers(state: FlipperState): Item[] {
  const {
    blob: { x, y, w },
    gast,
  } = kastOf(state.stand);
  const hop = cheer(state, HOP.kijkers);
  const mood = stemmingOf(state.run.fase);
  const ik = drawBlob({ x, y: y - hop, w, stemming: mood, z: 5 });
  return gast === null
    ? [ik]
    : [ik, drawToeschouwer({ key: 'gast', wie: 41, x: gast[0], y: gast[1] - hop * 0.7, w: 130, stemming: mood, z: 5 })];
}

function drawViering(state: FlipperState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const {
    veld,
    display: { x, y: dy },
    bumperY,
  } = kastOf(state.stand);
  const m = midden(state.stand);
  if (fase === 'uitleg') {
    const s = overshoot(t / 14);
    const rot = -6 + shake(state, t, SCHOK.tilt);
    const bord = ding('tilt', [(veld.links + veld.rechts) / 2, bumperY - 164], {
      rot,
      sx: s,
      sy: s,
      label: 'tilt',
      labelSize: 58,
      labelToon: 'wit',
    });
    return [bord, drawVerdictRing(false, { x: m, y: bumperY, maat: 210 })];
  }
  if (fase === 'goed')
    return [
      drawVerdictRing(true, {
        x: m,
        y: bumperY,
        maat: 210,
        groei: popIn(t, TIJD.ringOp),
        alpha: 1 - progress01(t, TIJD.ringWeg),
      }),
      ...drawConfetti(state, { x, y: bumperY + 60, leeftijd: t, aantal: 16, duur: 60, kracht: 10 }),
    ];
  if (fase !== 'klaar') return [];
  const groot = easeInOut(t / 40);
  return [
    ding('kroon', [m, bumperY - 78], { w: 96 * groot + 4, h: 66 * groot + 3 }),
    ...drawSlotfeest(state, { x, y: dy + 120, seed: 7, kracht: 13 }),
  ];
}
