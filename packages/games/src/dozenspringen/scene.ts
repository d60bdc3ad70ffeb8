import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, ticksInFase, vraagOf } from '@spelrijk/game-kit/run';
import {
  drawBlob,
  arch,
  clamp01,
  drawConfetti,
  breathe,
  hopUp,
  easeInOut,
  progress01,
  maatOf,
  drawVerdictRing,
  drawOptiebord,
  drawSlotfeest,
  stemmingOf,
  drawToeschouwer,
  between,
  overshoot,
  drawVraagbord,
  sway,
  makeDing,
  ringOn,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Vlak } from '@spelrijk/game-kit/stage';
import { HALHOOGTE, halOf, richelsOf, rijOf } from './hal.ts';
import { drawSprong, sinkOf } from './lucht.ts';
import { DALING, LIFT_DUUR, LIFT_VAN, OPEN, OPKOMST, STEMPEL } from './state.ts';
import type { DozenState } from './state.ts';

/** Size and layer of the things on the stage. */
const ding = makeDing({
  handschoen: { w: 110, h: 170, z: 1 },
  paraplu: { w: 150, h: 130, z: 10 },
  stempel: { w: 120, h: 120, z: 20 },
  vlag: { w: 130, h: 220, z: 8 },
});

/** What happens when, in ticks of its phase. */
const TIJD = {
  liftRustig: { van: LIFT_VAN, duur: 12 },
  lift: { van: LIFT_VAN, duur: LIFT_DUUR },
  andereWeg: { van: 4, duur: 24 },
  daling: { van: OPEN, duur: DALING },
  juich: { van: 0, duur: STEMPEL },
  stempelslag: { van: STEMPEL - 8, duur: 16 },
  stempelWeg: { van: LIFT_VAN - 12, duur: 8 },
  ringOp: { van: STEMPEL, duur: 16 },
  ringWeg: { van: 56, duur: 14 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  bord: { periode: 240, uitslag: 0.8 },
  doos: { periode: 150, uitslag: 4 },
  handschoen: { periode: 26, uitslag: 14 },
  vlag: { periode: 60, uitslag: 0.05 },
} as const;

/** Who hops, and how high. */
const HOP = {
  loop: { periode: 20, hoogte: 10 },
  dak: { periode: 40, hoogte: 20 },
} as const;

const DOOS: Optielook = { pick: 'doos', letters: 76, rand: { w: 44, h: 66 }, plaat: { krimp: 40, lager: 8 }, gloed: { w: 70, h: 60 } };
/** A box that is shut has tape along its sides. */
const DICHT: Optielook = { ...DOOS, rand: { w: 62, h: 66 } };

export const scene = (state: DozenState): readonly Item[] => ringOn(state, drawToneel(state), `doos${state.geland}`);

function drawToneel(state: DozenState): readonly Item[] {
  if (state.run.fase === 'klaar') return [drawHal(state), ...drawSlot(state)];
  if (wasOpen(state)) return [sunk(drawHal(state), sinkOf(state) * 0.2), ...drawSprong(state), ...drawBord(state)];
  const { vloer } = halOf(state);
  // While the lift rises, everything else sinks.
  const zak = heightRisen(state) * (vloer - rijOf(state));
  const { w, h } = maatOf(state.stand);
  return [
    drawHal(state),
    ...richelsOf(state).flatMap(({ x, y }, i) => drawDoos(state, i, x, y + zak + sway(state, { ...ZWAAI.doos, verschil: i * 0.31 }))),
    { key: 'lift', x: w / 2, y: (vloer + h) / 2 + 20, w, h: h - vloer + 44, art: `lift-${state.stand}`, z: 8 },
    ...drawSpringer(state, zak),
    ...drawBord(state),
    ...drawViering(state, zak),
  ];
}

/** The sign on the crane with what is asked. */
const drawBord = (state: DozenState): Item[] =>
  drawVraagbord(state, halOf(state).bord, {
    key: 'bord',
    art: 'bord',
    oor: 220,
    woord: 470,
    rand: { w: 60, h: 34 },
    plaat: { maat: 84, lager: 4 },
    rot: sway(state, ZWAAI.bord),
    z: 12,
  });

const sunk = (item: Item, zak: number): Item => ({ ...item, y: item.y + zak });

/** How far the lift has risen after a right box, 0 to 1. */
function heightRisen(state: DozenState): number {
  if (state.run.fase !== 'goed') return 0;
  const t = ticksInFase(state);
  return state.rustig ? progress01(t, TIJD.liftRustig) : easeInOut(progress01(t, TIJD.lift));
}

/** The building scrolls by: from the floor with its truck to the roof and the evening sky. */
function drawHal(state: DozenState): Item {
  const { w, h } = maatOf(state.stand);
  const hoog = HALHOOGTE[state.stand];
  const { fase, opgaven } = state.run;
  const verdieping = state.hoogte + (fase === 'goed' ? heightRisen(state) - 1 : 0);
  const deel = clamp01(verdieping / Math.max(1, opgaven.length)) * 0.86;
  const tot = fase === 'klaar' ? between(deel, 1, easeInOut(ticksInFase(state) / 70)) : deel;
  return { key: 'hal', x: w / 2, y: between(h - hoog / 2, hoog / 2, tot), w, h: hoog, art: `hal-${state.stand}`, z: -10, rondom: 'geheel' };
}

function drawDoos(state: DozenState, i: number, x: number, top: number): Item[] {
  const { w, h } = halOf(state).doos;
  const hier = state.geland === i;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const y = top + h / 2 + (hier && fase === 'wacht' ? 4 : 0);
  const dicht = hier && fase === 'goed' && t >= STEMPEL;
  const open = hier && fase === 'uitleg' && t >= OPEN;
  const alpha = hier || fase !== 'goed' ? 1 : 1 - progress01(t, TIJD.andereWeg);
  const z = fase === 'goed' || fase === 'uitleg' ? (hier ? 3 : 1) : 2;
  const uit = !state.lijf.staat || t < OPKOMST;
  const vlak: Vlak = { x, y, w, h };
  const kist = { alpha, art: 'doos', toon: dicht ? 'dicht' : open ? 'open' : '', uit, z };
  return [
    ...(open ? [drawHandschoen(state, x, top)] : []),
    ...(dicht
      ? drawOptiebord(state, i, { vlak, bord: { ...kist, labelToon: 'vet' }, look: DICHT, tekst: stempelOf(state) }).map(nameAsStamped)
      : drawOptiebord(state, i, { vlak, bord: kist, look: DOOS })),
    { key: `rotor${i}`, x, y: y + 6, alpha, w: w + 84, h: 44, art: 'rotor', z: z - 1 },
  ];
}

/** It is called what stands on it. */
const nameAsStamped = (item: Item): Item => (item.pick === undefined || item.label === undefined ? item : { ...item, name: item.label });

/** The whole word, on the box that was right; nothing else where it is no word that was asked. */
function stempelOf(state: DozenState): string | undefined {
  const opgave = currentOpgave(state.run);
  return opgave === undefined || vraagOf(opgave, true).zin ? undefined : opgave.woord.woord;
}

/** What was in the wrong box: a glove on a spring, that waves. */
function drawHandschoen(state: DozenState, x: number, top: number): Item {
  const t = ticksInFase(state) - OPEN;
  const op = overshoot(t / 18);
  const rot = sway(state, { ...ZWAAI.handschoen, tick: t });
  return ding('handschoen', [x + rot * 1.6, top - 62 * op], { sy: Math.max(0.05, op), rot });
}

/** The pupil's blob: walking, in the air, riding along, or floating down under an umbrella. */
function drawSpringer(state: DozenState, zak: number): Item[] {
  const { w } = maatOf(state.stand);
  const t = ticksInFase(state);
  const { lijf, loopt, rustig } = state;
  const { fase } = state.run;
  const daalt = fase === 'uitleg' ? easeInOut(progress01(t, TIJD.daling)) : 0;
  const x = lijf.x + sway(state, { periode: 40, uitslag: 22 * arch(daalt), tick: t });
  const juicht = fase === 'goed' && !rustig ? arch(progress01(t, TIJD.juich)) * 26 : 0;
  const y = between(lijf.y, halOf(state).vloer, daalt) + zak - juicht;
  const stuit = lijf.staat ? arch(progress01(state.tick, { van: state.plofOp, duur: 14 })) * 0.16 : 0;
  const rek = lijf.staat ? 0 : Math.min(0.16, Math.abs(lijf.vy) * 0.01);
  const stap = lijf.staat && loopt !== 0 ? hopUp(state, HOP.loop) : 0;
  const paraplu: Item = ding('paraplu', [x + 22, y - 152], { rot: breathe(t, { periode: 40 }) * 6 });
  return [
    ...(daalt > 0.02 && daalt < 0.99 ? [paraplu] : []),
    {
      ...drawBlob({ x: Math.min(w - 50, Math.max(50, x)), y: y - 60 - stap, w: 120, stemming: stemmingOf(fase), z: 9 }),
      sx: 1 + stuit - rek * 0.5,
      sy: 1 - stuit + rek,
      rot: rustig ? 0 : loopt * 5,
    },
  ];
}

function drawViering(state: DozenState, zak: number): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  const top = richelsOf(state)[state.geland];
  if (top === undefined) return [];
  const { x } = top;
  const y = top.y + halOf(state).doos.h / 2;
  if (fase === 'uitleg') return [drawVerdictRing(false, { x, y, maat: 316 })];
  if (fase !== 'goed') return [];
  const slaat = y - 150 + 120 * arch(progress01(t, TIJD.stempelslag));
  const stempel: Item = ding('stempel', [x, slaat], { alpha: 1 - progress01(t, TIJD.stempelWeg) });
  return [
    ...(t < LIFT_VAN - 4 ? [stempel] : []),
    drawVerdictRing(true, {
      x,
      y: y + zak,
      maat: 316,
      groei: overshoot(progress01(t, TIJD.ringOp)),
      alpha: clamp01(t - STEMPEL) * (1 - progress01(t, TIJD.ringWeg)),
    }),
    ...drawConfetti(state, { x, y: top.y + 20, leeftijd: t - STEMPEL, aantal: 14 }),
  ];
}

/** On the roof: a flag, the town below, and everyone's confetti. */
function drawSlot(state: DozenState): Item[] {
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const op = 1 - easeInOut(t / 60);
  const hop = hopUp(state, HOP.dak);
  const x = w / 2;
  const dak = h - 150;
  const mensen = [-1, 1].map((kant, i) => {
    const y = between(h + 120, dak - 40, overshoot(progress01(t, { van: 50 + i * 10, duur: 26 }))) - hop * 0.6;
    return drawToeschouwer({ key: `mee${i}`, wie: i * 31 + 8, x: x + kant * w * 0.27, y, w: 104, stemming: 'trots', z: 8 });
  });
  return [
    ding('vlag', [x + 96, dak - 92 + op * 300], { sx: 1 + sway(state, ZWAAI.vlag) }),
    drawBlob({ x, y: dak - 52 - hop + op * 200, w: 150, stemming: 'trots', z: 9 }),
    ...mensen,
    ...drawSlotfeest(state, { x, y: h * 0.34, seed: 3, leeftijd: t - 30, duur: 120 }),
  ];
}
