import type { Item } from '@spelrijk/game-kit/contract';
import { currentOpgave, ticksInFase, vraagVan } from '@spelrijk/game-kit/run';
import {
  blob,
  boog,
  clamp01,
  confetti,
  deining,
  hup,
  inUit,
  loop01,
  maatOf,
  oordeelRing,
  optiebord,
  slotfeest,
  stemmingVan,
  toeschouwer,
  tussen,
  veer,
  vraagbord,
  wieg,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Vlak } from '@spelrijk/game-kit/stage';
import { HALHOOGTE, halOf, richels } from './hal.ts';
import { DALING, LIFT_DUUR, LIFT_VAN, OPEN, OPKOMST, STEMPEL } from './state.ts';
import type { DozenState } from './state.ts';

const DOOS: Optielook = { pick: 'doos', letters: 76, rand: [44, 66], plaat: [40, 8], gloed: [70, 60] };
/** A box that is shut has tape along its sides. */
const DICHT: Optielook = { ...DOOS, rand: [62, 66] };

export function scene(state: DozenState): readonly Item[] {
  if (state.run.fase === 'klaar') return [hal(state), ...slot(state)];
  const { bord, vloer, rij } = halOf(state);
  // While the lift rises, everything else sinks.
  const zak = gestegen(state) * (vloer - rij);
  const rot = wieg(state, 240, 0.8);
  const { w, h } = maatOf(state.stand);
  return [
    hal(state),
    ...richels(state).flatMap(({ x, y }, i) => doos(state, i, x, y + zak + wieg(state, 150, 4, i * 0.31))),
    { key: 'lift', x: w / 2, y: (vloer + h) / 2 + 20, w, h: h - vloer + 44, art: `lift-${state.stand}`, z: 8 },
    ...springer(state, zak),
    ...vraagbord(state, bord, { key: 'bord', art: 'bord', oor: 220, woord: 470, rand: [60, 34], plaat: [84, 4], rot, z: 12 }),
    ...viering(state, zak),
  ];
}

/** How far the lift has risen after a right box, 0 to 1. */
function gestegen(state: DozenState): number {
  if (state.run.fase !== 'goed') return 0;
  const t = ticksInFase(state);
  return state.rustig ? loop01(t, LIFT_VAN, 12) : inUit(loop01(t, LIFT_VAN, LIFT_DUUR));
}

/** The building scrolls by: from the floor with its truck to the roof and the evening sky. */
function hal(state: DozenState): Item {
  const { w, h } = maatOf(state.stand);
  const hoog = HALHOOGTE[state.stand];
  const { fase, opgaven } = state.run;
  const verdieping = state.hoogte + (fase === 'goed' ? gestegen(state) - 1 : 0);
  const deel = clamp01(verdieping / Math.max(1, opgaven.length)) * 0.86;
  const tot = fase === 'klaar' ? tussen(deel, 1, inUit(ticksInFase(state) / 70)) : deel;
  return { key: 'hal', x: w / 2, y: tussen(h - hoog / 2, hoog / 2, tot), w, h: hoog, art: `hal-${state.stand}`, z: -10 };
}

function doos(state: DozenState, i: number, x: number, top: number): Item[] {
  const [w, h] = halOf(state).doos;
  const hier = state.geland === i;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const y = top + h / 2 + (hier && fase === 'wacht' ? 4 : 0);
  const dicht = hier && fase === 'goed' && t >= STEMPEL;
  const open = hier && fase === 'uitleg' && t >= OPEN;
  const alpha = hier || fase !== 'goed' ? 1 : 1 - loop01(t, 4, 24);
  const z = fase === 'goed' || fase === 'uitleg' ? (hier ? 3 : 1) : 2;
  const uit = !state.lijf.staat || t < OPKOMST;
  const vlak: Vlak = { x, y, w, h };
  const kist = { alpha, art: 'doos', toon: dicht ? 'dicht' : open ? 'open' : '', uit, z };
  return [
    ...(open ? [handschoen(state, x, top)] : []),
    ...(dicht ? optiebord(state, i, vlak, { ...kist, labelToon: 'vet' }, DICHT, stempel(state)) : optiebord(state, i, vlak, kist, DOOS)),
    { key: `rotor${i}`, x, y: y + 6, alpha, w: w + 84, h: 44, art: 'rotor', z: z - 1 },
  ];
}

/** The whole word, on the box that was right; nothing else where it is no word that was asked. */
function stempel(state: DozenState): string | undefined {
  const opgave = currentOpgave(state.run);
  return opgave === undefined || vraagVan(opgave, true).zin ? undefined : opgave.woord.woord;
}

/** What was in the wrong box: a glove on a spring, that waves. */
function handschoen(state: DozenState, x: number, top: number): Item {
  const t = ticksInFase(state) - OPEN;
  const op = veer(t / 18);
  const rot = wieg(state, 26, 14, 0, t);
  return { key: 'handschoen', x: x + rot * 1.6, y: top - 62 * op, w: 110, h: 170, sy: Math.max(0.05, op), rot, art: 'handschoen', z: 1 };
}

/** The pupil's blob: walking, in the air, riding along, or floating down under an umbrella. */
function springer(state: DozenState, zak: number): Item[] {
  const { w } = maatOf(state.stand);
  const t = ticksInFase(state);
  const { lijf, loopt, rustig } = state;
  const { fase } = state.run;
  const daalt = fase === 'uitleg' ? inUit(loop01(t, OPEN, DALING)) : 0;
  const x = lijf.x + wieg(state, 40, 22 * boog(daalt), 0, t);
  const juicht = fase === 'goed' && !rustig ? boog(loop01(t, 0, STEMPEL)) * 26 : 0;
  const y = tussen(lijf.y, halOf(state).vloer, daalt) + zak - juicht;
  const stuit = lijf.staat ? boog(loop01(state.tick, state.plofOp, 14)) * 0.16 : 0;
  const rek = lijf.staat ? 0 : Math.min(0.16, Math.abs(lijf.vy) * 0.01);
  const stap = lijf.staat && loopt !== 0 ? hup(state, 20, 10) : 0;
  const paraplu: Item = { key: 'paraplu', x: x + 22, y: y - 152, w: 150, h: 130, rot: deining(t, 40) * 6, art: 'paraplu', z: 10 };
  return [
    ...(daalt > 0.02 && daalt < 0.99 ? [paraplu] : []),
    {
      ...blob(Math.min(w - 50, Math.max(50, x)), y - 60 - stap, 120, stemmingVan(fase), 9),
      sx: 1 + stuit - rek * 0.5,
      sy: 1 - stuit + rek,
      rot: rustig ? 0 : loopt * 5,
    },
  ];
}

function viering(state: DozenState, zak: number): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  const top = richels(state)[state.geland];
  if (top === undefined) return [];
  const { x } = top;
  const y = top.y + halOf(state).doos[1] / 2;
  if (fase === 'uitleg') return [oordeelRing(false, x, y, 316)];
  if (fase !== 'goed') return [];
  const slaat = y - 150 + 120 * boog(loop01(t, STEMPEL - 8, 16));
  const stempel: Item = { key: 'stempel', x, y: slaat, w: 120, h: 120, alpha: 1 - loop01(t, LIFT_VAN - 12, 8), art: 'stempel', z: 20 };
  return [
    ...(t < LIFT_VAN - 4 ? [stempel] : []),
    oordeelRing(true, x, y + zak, 316, veer(loop01(t, STEMPEL, 16)), clamp01(t - STEMPEL) * (1 - loop01(t, 56, 14))),
    ...confetti(state, x, top.y + 20, t - STEMPEL, { aantal: 14 }),
  ];
}

/** On the roof: a flag, the town below, and everyone's confetti. */
function slot(state: DozenState): Item[] {
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const op = 1 - inUit(t / 60);
  const hop = hup(state, 40, 20);
  const x = w / 2;
  const dak = h - 150;
  const mensen = [-1, 1].map((kant, i) => {
    const y = tussen(h + 120, dak - 40, veer(loop01(t, 50 + i * 10, 26))) - hop * 0.6;
    return toeschouwer(`mee${i}`, i * 31 + 8, x + kant * w * 0.27, y, 104, 'trots', 8);
  });
  return [
    { key: 'vlag', x: x + 96, y: dak - 92 + op * 300, w: 130, h: 220, sx: 1 + wieg(state, 60, 0.05), art: 'vlag', z: 8 },
    blob(x, dak - 52 - hop + op * 200, 150, 'trots', 9),
    ...mensen,
    ...slotfeest(state, x, h * 0.34, 3, { leeftijd: t - 30, duur: 120 }),
  ];
}
