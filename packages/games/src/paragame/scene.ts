import type { Item } from '@spelrijk/game-kit/contract';
import { stands } from '@spelrijk/game-kit/mechanics/schieten';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  cheer,
  drawBackdrop,
  drawConfetti,
  drawOptiebord,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  drawVraagbord,
  easeOut,
  hopUp,
  maatOf,
  popIn,
  progress01,
  stemmingOf,
  sway,
  ringOn,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { ding, kleedPlek, plaatsenOf } from './plaatsen.ts';
import { drawParachutist } from './scherm.ts';
import { drawSprong } from './sprongbeeld.ts';
import { BUIGT, DALING, type ParaState } from './state.ts';

const HOP = { koe: { periode: 44, hoogte: 22 }, blob: { periode: 40, hoogte: 16 } } as const;
/** The plane that brings one flies over in so many ticks. */
const OVER = { van: 0, duur: 60 } as const;
/** So far off the stage it comes and goes. */
const BUITEN = 180;
const OPEN = { van: 16, duur: 20 } as const;
const KLEED: Optielook = {
  pick: 'schijf',
  letters: 56,
  rand: { w: 86, h: 52 },
  plaat: { krimp: 40, lager: -2 },
  gloed: { w: 40, h: 34 },
};
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 480, oor: 196, rand: { w: 70, h: 40 }, plaat: { maat: 84, lager: -4 }, z: 5 };
const STRO = { art: 'strootje', tonen: [''], maat: [24, 14] } as const;

export const scene = (state: ParaState): readonly Item[] => ringOn(state, drawToneel(state), `schijf${state.mik}`);

function drawToneel(state: ParaState): readonly Item[] {
  const spel = wasOpen(state);
  return [
    drawBackdrop(state.stand),
    ...drawWolken(state),
    ...drawWindzak(state),
    ...(spel ? drawSprong(state) : drawWoord(state)),
    ...drawFeest(state),
  ];
}

function drawWoord(state: ParaState): Item[] {
  if (state.run.fase === 'klaar') return drawDans(state);
  return [
    ...drawVraagbord(state, plaatsenOf(state).vraag, BORD),
    ...drawKoe(state),
    ...drawKleden(state),
    ...drawAanvlucht(state),
    ...drawZwever(state),
  ];
}

function drawWolken(state: ParaState): Item[] {
  const { w, h } = maatOf(state.stand);
  return [0, 1].map((i) =>
    ding('verwolk', [w * (0.26 + i * 0.46) + sway(state, { periode: 900, uitslag: 60, verschil: i * 0.4 }), h * (0.2 + i * 0.13)], {}, i),
  );
}

/** It says how hard the wind blows, and to which side. */
function drawWindzak(state: ParaState): Item[] {
  const [x, y] = plaatsenOf(state).windzak;
  const wind = wasOpen(state) ? state.sprong.wind : -1;
  const kant = wind < 0 ? -1 : 1;
  return [ding('windzak', [x, y], { sx: kant, rot: sway(state, { periode: 60, uitslag: 1.5 }), toon: String(Math.abs(wind)) })];
}

/** Where the one who landed stands: at the far edge of the cloth, so that what is on it can be read. */
function landingOf(state: ParaState): Plek {
  const { x, y } = kleedPlek(state, state.mik);
  return [x, y - 56];
}

/** She looks up at the parachute, bows to who lands well, and is startled a little by who does not. */
function drawKoe(state: ParaState): Item[] {
  const [x, y] = plaatsenOf(state).koe;
  const t = ticksInFase(state);
  const goed = state.run.fase === 'goed';
  const toon = goed && t >= 4 && t < BUIGT + 26 ? 'buig' : goed ? 'blij' : '';
  const sy = 1 + (state.run.fase === 'uitleg' ? bump(t, { van: 0, duur: 16 }) * 0.1 : 0);
  return [ding('koe', [x, y - cheer(state, HOP.koe) * (t > BUIGT + 26 ? 1 : 0)], { toon, sy })];
}

function drawKleden(state: ParaState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  return state.opties.flatMap((_, i) => {
    const { x, y, w, h } = kleedPlek(state, i);
    const hier = state.mik === i;
    const s = isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 18 }) : 1;
    const plof = fase === 'wacht' && hier ? bump(t, { van: 0, duur: 14 }) * 0.06 : 0;
    const toon = fase === 'goed' && hier ? 'raak' : hier && fase !== 'uitleg' ? 'mik' : '';
    return drawOptiebord(state, i, {
      vlak: { x, y, w, h, sx: s + plof, sy: s - plof },
      bord: { art: 'kleed', toon, uit: !stands(state, i) || state.schot !== null, z: 3 },
      look: KLEED,
    });
  });
}

/** The plane that brings the parachutist flies over. */
function drawAanvlucht(state: ParaState): Item[] {
  const t = ticksInFase(state);
  if (!isPlaying(state.run) || t >= OVER.duur || state.rustig) return [];
  const { w } = maatOf(state.stand);
  const { zweef } = plaatsenOf(state);
  const x = between(-BUITEN, w + BUITEN, progress01(t, OVER));
  return [
    ding('vliegtuig', [x, zweef - 150], { rot: -4 }),
    ding('prop', [x + 120, zweef - 148], { sy: Math.max(0.2, Math.abs(sway(state, { periode: 7, uitslag: 1 }))) }),
  ];
}

/** When the plane is over where the parachutist hangs: it jumps out then, and the parachute opens behind the plane. */
function springtOp(state: ParaState): number {
  if (state.rustig) return 0;
  return (OVER.duur * (kleedPlek(state, state.mik).x + BUITEN)) / (maatOf(state.stand).w + 2 * BUITEN);
}

/** Hanging in the air, on the way down, landed, or in the hay. */
function drawZwever(state: ParaState): Item[] {
  const { run, schot, tick, x } = state;
  const { zweef } = plaatsenOf(state);
  const t = ticksInFase(state);
  const land = landingOf(state);
  const rot = sway(state, { periode: 130, uitslag: 5 });
  if (run.fase === 'uitleg') return drawHooi(state, land);
  if (run.fase !== 'spelen') {
    const sy = 1 - (run.fase === 'wacht' ? bump(t, { van: 0, duur: 12 }) * 0.2 : 0);
    const plat = run.fase === 'goed' ? progress01(t, { van: 0, duur: 18 }) : 0;
    return drawParachutist(state, { voeten: [land[0], land[1] - cheer(state, HOP.blob)], stemming: stemmingOf(run.fase), sy, plat });
  }
  const sinds = t - springtOp(state);
  if (sinds < 0 && schot === null) return [];
  const open = state.rustig || schot !== null ? 1 : popIn(sinds, OPEN);
  const begin = state.rustig ? 0 : 1 - easeOut(progress01(sinds, { van: 6, duur: 34 }));
  const af = schot === null ? 0 : progress01(tick, { van: schot.op, duur: DALING });
  const y = between(zweef, land[1], af * af * (2 - af)) - begin * 90 + sway(state, { periode: 110, uitslag: 7 }) * (1 - af);
  return [
    ding('schaduw', [x, land[1] + 6], { alpha: af, sx: 0.5 + af * 0.5 }),
    ...drawParachutist(state, { voeten: [x, y], rot: rot * (1 - af) + (kleedPlek(state, state.mik).x - x) * 0.04, open, stemming: 'blij' }),
  ];
}

/** A haystack with the pupil's blob in it, and its parachute over the top. */
function drawHooi(state: ParaState, [x, y]: Plek): Item[] {
  const t = ticksInFase(state);
  const s = popIn(t, { van: 0, duur: 16 });
  return [
    ...drawParachutist(state, { voeten: [x, y - 46 * s], stemming: 'verrast', plat: progress01(t, { van: 2, duur: 18 }) }),
    ding('hooi', [x, y - 34 * s], { sx: s, sy: s * 0.8 }),
  ];
}

/** In the end three cows dance around the parachutist. */
function drawDans(state: ParaState): Item[] {
  const [x, y] = plaatsenOf(state).dans;
  const t = ticksInFase(state);
  const ver = state.stand === 'liggend' ? 230 : 200;
  return [
    ...[-1, 1].map((kant) =>
      ding(
        'koe',
        [x + kant * ver, y - 50 - hopUp(state, { ...HOP.koe, verschil: kant * 0.2 })],
        {
          toon: 'blij',
          sx: -kant * popIn(t, { van: 6, duur: 20 }),
          rot: sway(state, { periode: 60, uitslag: 6, verschil: kant * 0.3 }),
        },
        `dans${kant}`,
      ),
    ),
    ...drawParachutist(state, {
      voeten: [x, y - hopUp(state, HOP.blob)],
      stemming: 'trots',
      rot: sway(state, { periode: 80, uitslag: 4 }),
    }),
  ];
}

function drawFeest(state: ParaState): Item[] {
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  const { x, y } = kleedPlek(state, state.mik);
  switch (state.run.fase) {
    case 'uitleg':
      return [
        ...drawConfetti(state, { ...STRO, x, y: y - 50, key: 'stro', leeftijd: t, duur: 44, aantal: 12, kracht: 7 }),
        drawVerdictRing(false, { x, y: y - 112, maat: 190 }),
      ];
    case 'goed':
      if (wasOpen(state)) return [];
      return [
        ...drawConfetti(state, { x, y: y - 60, leeftijd: t, duur: 46, aantal: 12, kracht: 9 }),
        drawRightRing(state, { x, y: y - 104, maat: 176, van: 2, weg: 60 }),
      ];
    case 'klaar':
      return drawSlotfeest(state, { x: w / 2, y: 200, seed: 5, aantal: 24 });
    default:
      return [];
  }
}
