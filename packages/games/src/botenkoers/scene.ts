import type { Item } from '@spelrijk/game-kit/contract';
import { stands } from '@spelrijk/game-kit/mechanics/schieten';
import { isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  drawBackdrop,
  drawConfetti,
  drawOptiebord,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  drawVraagbord,
  easeInOut,
  hopUp,
  isGlad,
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
import { drawBoot, flap } from './boot.ts';
import { drawLaveren } from './laveerbeeld.ts';
import { ding, plaatsenOf, poortPlek } from './plaatsen.ts';
import { ERDOOR, TOCHT, type BotenState } from './state.ts';

const POORT: Optielook = { pick: 'schijf', letters: 56, rand: { w: 78, h: 62 }, plaat: { krimp: 52, lager: -4 }, gloed: { w: 44, h: 36 } };
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 480, oor: 196, rand: { w: 84, h: 42 }, plaat: { maat: 80, lager: -4 }, z: 5 };
/** How far below a gate the boat is when it has answered, and how far beyond when it is through. */
const VOOR = 112;
const VOORBIJ = 104;
const VLUCHT = 42;

export const scene = (state: BotenState): readonly Item[] => ringOn(state, drawToneel(state), `schijf${state.mik}`);

function drawToneel(state: BotenState): readonly Item[] {
  const spel = wasOpen(state);
  return [
    drawBackdrop(state.stand, spel ? 'zee' : 'decor'),
    ...(spel ? drawLaveren(state) : drawWoord(state)),
    ...drawVlaggenlijn(state),
    ...drawFeest(state),
  ];
}

function drawWoord(state: BotenState): Item[] {
  const klaar = state.run.fase === 'klaar';
  return [
    ...drawVraagbord(state, plaatsenOf(state).vraag, BORD),
    ...drawZeehond(state),
    ...(klaar ? [] : [...drawPoorten(state), ...drawAnker(state)]),
    ...drawWedstrijdboot(state),
    ...drawRiet(state),
  ];
}

/** A line over the water for the flags of the round; the oldest make room. */
function drawVlaggenlijn(state: BotenState): Item[] {
  const { y, plaats } = plaatsenOf(state).lijn;
  const { w } = maatOf(state.stand);
  const nieuw = isOpen(state) ? state.vaart.boeien.filter(({ raakOp }) => raakOp !== null && state.tick - raakOp < VLUCHT).length : 0;
  const hangen = state.vlaggen.slice(0, state.vlaggen.length - nieuw).slice(-plaats);
  if (state.vlaggen.length === 0) return [];
  return [
    ding('lijn', [w / 2, y + 18], { w }),
    ...hangen.map((vlag, i) => {
      const deel = (i + 0.5) / plaats;
      const zak = deel * (1 - deel) * 4 * 27;
      return ding(
        'vlag',
        [deel * w, y + zak + 22],
        { toon: String(vlag), rot: sway(state, { periode: 60, uitslag: 7, verschil: i * 0.17 }) },
        i,
      );
    }),
  ];
}

function drawZeehond(state: BotenState): Item[] {
  const [x, y] = plaatsenOf(state).zeehond;
  const blij = isGlad(state) && (state.run.fase === 'klaar' || ticksInFase(state) > 6);
  const hop = blij ? hopUp(state, { periode: 34, hoogte: 16 }) : 0;
  const adem = 1 + sway(state, { periode: 150, uitslag: 0.02 });
  return [ding('zeehond', [x, y - hop], { toon: blij ? 'blij' : '', sy: adem, rot: blij ? sway(state, { periode: 34, uitslag: 5 }) : 0 })];
}

function drawPoorten(state: BotenState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  return state.opties.flatMap((_, i) => {
    const { x, y, w, h } = poortPlek(state, i);
    const hier = state.mik === i;
    const s = isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 18 }) : 1;
    const plof = fase === 'goed' && hier ? bump(t, { van: 4, duur: 20 }) * 0.08 : 0;
    const toon = fase === 'goed' && hier ? 'raak' : hier && fase !== 'uitleg' ? 'mik' : '';
    return drawOptiebord(state, i, {
      vlak: { x, y: y + sway(state, { periode: 130, uitslag: 3, verschil: i * 0.3 }), w, h, sx: s + plof, sy: s - plof },
      bord: { art: 'poort', toon, uit: !stands(state, i) || state.schot !== null, z: 10 },
      look: POORT,
    });
  });
}

/** It lies there until the child sets out. */
function drawAnker(state: BotenState): Item[] {
  if (!isPlaying(state.run) || state.schot !== null) return [];
  const [x, y] = plaatsenOf(state).anker;
  return [ding('anker', [x + 62, y + 92], { rot: sway(state, { periode: 100, uitslag: 5 }) })];
}

/** Before the gate that was chosen. */
function voorPoort(state: BotenState): Plek {
  const { x, y } = poortPlek(state, state.mik);
  return [x, y + VOOR];
}

/** At anchor, on its way, through the gate, or over the finish. */
function drawWedstrijdboot(state: BotenState): Item[] {
  const { run, schot, tick, steven } = state;
  const t = ticksInFase(state);
  const anker = plaatsenOf(state).anker;
  const poort = voorPoort(state);
  const stemming = stemmingOf(run.fase);
  if (run.fase === 'klaar') {
    const { w, h } = maatOf(state.stand);
    return drawBoot({
      plek: [w / 2, between(h * 0.8, h * 0.5, easeInOut(t / 60))],
      rot: sway(state, { periode: 90, uitslag: 10 }),
      bolt: 1,
      vaart: 1,
      stemming,
    });
  }
  if (run.fase === 'goed') {
    const door = easeInOut(progress01(t, { van: 0, duur: ERDOOR + 10 }));
    return drawBoot({ plek: [poort[0], poort[1] - door * (VOOR + VOORBIJ)], rot: 0, bolt: 1, vaart: 1, stemming });
  }
  if (run.fase !== 'spelen') {
    const schommel = run.fase === 'uitleg' ? sway(state, { periode: 50, uitslag: 6 }) : 0;
    return drawBoot({ plek: poort, rot: schommel, bolt: run.fase === 'uitleg' ? 0.4 : 1, vaart: 0, stemming });
  }
  const op = schot === null ? 0 : easeInOut(progress01(tick, { van: schot.op, duur: TOCHT }));
  const dein = sway(state, { periode: 120, uitslag: 4 }) * (1 - op);
  return drawBoot({
    plek: [between(anker[0], poort[0], op), between(anker[1], poort[1], op) + dein],
    rot: steven * (1 - op * op) + sway(state, { periode: 150, uitslag: 2 }),
    bolt: schot === null ? flap(state) : 1,
    vaart: schot === null ? 0 : 1 - op * 0.5,
    stemming,
  });
}

/** What looked like a gate is a reed bed, and somebody lives in it. */
function drawRiet(state: BotenState): Item[] {
  if (state.run.fase !== 'uitleg') return [];
  const [x, y] = voorPoort(state);
  const t = ticksInFase(state);
  return [-1, 1].map((kant) => {
    const s = popIn(t, { van: kant < 0 ? 0 : 6, duur: 18 });
    return ding(
      'riet',
      [x + kant * 96, y + 54 + (1 - s) * 40],
      { sx: -kant * s * 0.9, sy: s * 0.9, rot: sway(state, { periode: 80, uitslag: 2, verschil: kant * 0.2 }) },
      kant,
    );
  });
}

function drawFeest(state: BotenState): Item[] {
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  const [x, y] = voorPoort(state);
  const spat = { art: 'spat', tonen: [''], maat: [18, 18] } as const;
  switch (state.run.fase) {
    case 'uitleg':
      return [
        ...drawConfetti(state, { ...spat, x, y, key: 'plons', leeftijd: t, duur: 36, aantal: 10, kracht: 6 }),
        drawVerdictRing(false, { x, y: y + 10, maat: 210 }),
      ];
    case 'goed':
      if (wasOpen(state)) return [];
      return [
        ...drawConfetti(state, { x, y: y - VOOR - VOORBIJ, leeftijd: t - ERDOOR, duur: 46, aantal: 12, kracht: 9 }),
        drawRightRing(state, { x, y: y - VOOR - VOORBIJ, maat: 150, van: ERDOOR, weg: 66 }),
      ];
    case 'klaar':
      return drawSlotfeest(state, { x: w / 2, y: 200, seed: 3, aantal: 24 });
    default:
      return [];
  }
}
