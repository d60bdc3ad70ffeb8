/**
 * The play after a right word: the river is the child's. A stroke on the beat of the drum sends the boat far, one too early hardly; three
 * lanes of water, in which bottles float and currents run. In a bottle is a hat for somebody of the crew. In calm mode a lane is chosen
 * three times and the crew rows by itself.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, NOOIT, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { between, easeInOut, progress01 } from '@spelrijk/game-kit/stage';
import { rivierOf, STROKEN } from './state.ts';
import type { Drijfding, RoeiState, Sprint } from './state.ts';

/** Ticks from beat to beat, and from where on a stroke is on it. */
export const MAAT = 36;
const OP_DE_MAAT = 0.86;
/** What a stroke on the beat gives, the least of one beside it, how the boat slows down and how fast it goes at most. */
const STOOT = { raak: 8, minst: 1.2, rem: 0.976, hoogst: 14 } as const;
/** What a current gives, and what is left on a lily pad. */
const STROOM = 6;
const BLAD = 0.55;
/** Rows of things down the river, the first of them, from one to the next, and where it ends. */
const RIJEN = 5;
const EERSTE = 420;
const TUSSEN = 330;
export const EINDE = EERSTE + RIJEN * TUSSEN;
/** How near the boat has to come. */
const RAAKT = 54;
const HOEDEN = 5;
const WISSEL = 18;
/** In calm mode: so many choices, each of so many ticks to row. */
const KEUZES = 3;
const VAART_RUSTIG = 70;

export const NO_SPRINT: Sprint = {
  dingen: [],
  strook: 1,
  van: 1,
  sinds: NOOIT,
  ver: 0,
  vaart: 0,
  slagOp: NOOIT,
  raakOp: NOOIT,
  over: 0,
  mik: 1,
};

/** One row: a bottle in one lane, a current or a lily pad in another; where, chance says. */
function layRij(kans: number, rij: number): readonly Drijfding[] {
  const fles = Math.floor(chance(kans, 700 + rij) * STROKEN);
  const ander = (fles + 1 + Math.floor(chance(kans, 720 + rij) * (STROKEN - 1))) % STROKEN;
  const ver = EERSTE + rij * TUSSEN;
  const soort = chance(kans, 740 + rij) < 0.55 ? 'stroom' : 'blad';
  return [
    { strook: fles, ver, soort: 'fles', raakOp: null },
    { strook: ander, ver: ver + 40, soort, raakOp: null },
  ];
}

const open = (state: RoeiState): RoeiState => ({
  ...state,
  sprint: {
    ...NO_SPRINT,
    dingen: Array.from({ length: RIJEN }, (_, rij) => layRij(state.kans, rij)).flat(),
    slagOp: state.rustig ? NOOIT : state.tick - MAAT,
    over: state.rustig ? KEUZES : 0,
  },
});

/** Where the boat is between two lanes. */
export const strookNu = ({ sprint, tick, rustig }: RoeiState): number =>
  between(sprint.van, sprint.strook, rustig ? 1 : easeInOut(progress01(tick, { van: sprint.sinds, duur: WISSEL })));

/** How ready the crew is for a stroke: 1 is the beat. */
export const readiness = ({ sprint, tick }: RoeiState): number => Math.min(1, (tick - sprint.slagOp) / MAAT);
const isOnBeat = (state: RoeiState): boolean => readiness(state) >= OP_DE_MAAT;

function steer(state: RoeiState, strook: number): RoeiState {
  const naar = Math.min(STROKEN - 1, Math.max(0, strook));
  const { sprint, tick } = state;
  return naar === sprint.strook ? state : { ...state, sprint: { ...sprint, van: strookNu(state), strook: naar, sinds: tick } };
}

function stroke(state: RoeiState): Zet<RoeiState> {
  const { sprint, tick } = state;
  const raak = isOnBeat(state);
  const stoot = Math.max(STOOT.minst, STOOT.raak * readiness(state) ** 3);
  const vaart = Math.min(STOOT.hoogst, sprint.vaart + stoot);
  const next = { ...sprint, vaart, slagOp: tick, raakOp: raak ? tick : sprint.raakOp };
  return { state: { ...state, slagOp: tick, sprint: next }, sounds: raak ? ['eigen', 'raak'] : ['eigen'] };
}

/** The lane of water at this height. */
function strookAt(state: RoeiState, y: number): number {
  const { y: eerste, stap } = rivierOf(state).strook;
  return Math.min(STROKEN - 1, Math.max(0, Math.round((y - eerste) / stap)));
}

function act(state: RoeiState, input: GameInput): Zet<RoeiState> | null {
  if (state.rustig) return actCalmly(state, input);
  const pijl = pijlOf(input);
  if (pijl === 'op' || pijl === 'neer') return { state: steer(state, state.sprint.strook + (pijl === 'op' ? -1 : 1)), sounds: ['kies'] };
  if (input.soort === 'wijs') return input.fase === 'neer' ? stroke(steer(state, strookAt(state, input.y))) : null;
  return isAction(input) || pijl === 'rechts' ? stroke(state) : null;
}

/** A lane is chosen; the crew rows to the next row of things. */
function actCalmly(state: RoeiState, input: GameInput): Zet<RoeiState> | null {
  const { sprint, tick } = state;
  if (sprint.over === 0 || tick - sprint.slagOp < VAART_RUSTIG) return null;
  const pijl = pijlOf(input);
  if (pijl === 'op' || pijl === 'neer') {
    const mik = (sprint.mik + (pijl === 'op' ? STROKEN - 1 : 1)) % STROKEN;
    return { state: { ...state, sprint: { ...sprint, mik } }, sounds: ['kies'] };
  }
  const strook = isAction(input) ? sprint.mik : pickedIndex(input, 'strook');
  if (strook < 0 || strook >= STROKEN) return null;
  const gestuurd = steer(state, strook);
  return {
    state: { ...gestuurd, slagOp: tick, sprint: { ...gestuurd.sprint, mik: strook, over: sprint.over - 1, slagOp: tick } },
    sounds: ['eigen'],
  };
}

/** The boat moves; what it meets does what it does. */
function tick(before: RoeiState): Zet<RoeiState> {
  const { sprint } = before;
  const vaart = before.rustig ? rowCalmly(before) : sprint.vaart;
  const ver = Math.min(EINDE, sprint.ver + vaart);
  const state = { ...before, reis: before.reis + ver - sprint.ver, sprint: { ...sprint, ver, vaart: vaart * STOOT.rem } };
  const i = sprint.dingen.findIndex((ding) => ding.raakOp === null && meets(state, ding));
  return i < 0 ? { state } : reach(state, i);
}

/** In calm mode every choice takes the boat one row further. */
const rowCalmly = ({ sprint, tick: nu }: RoeiState): number =>
  nu - sprint.slagOp < VAART_RUSTIG && sprint.over < KEUZES ? TUSSEN / VAART_RUSTIG + (sprint.over === KEUZES - 1 ? 1.6 : 0) : 0;

const meets = (state: RoeiState, { ver, strook }: Drijfding): boolean =>
  Math.abs(ver - state.sprint.ver) < RAAKT && Math.abs(strookNu(state) - strook) < 0.45;

function reach(state: RoeiState, i: number): Zet<RoeiState> {
  const { sprint, tick: nu, kans, hoedjes } = state;
  const dingen = sprint.dingen.map((ding, k) => (k === i ? { ...ding, raakOp: nu } : ding));
  switch (sprint.dingen[i]?.soort) {
    case 'fles': {
      const hoed = Math.floor(chance(kans, 760 + i) * HOEDEN);
      return { state: { ...state, sprint: { ...sprint, dingen }, hoedjes: [...hoedjes, hoed], hoedOp: nu }, sounds: ['munt'] };
    }
    case 'stroom':
      return { state: { ...state, sprint: { ...sprint, dingen, vaart: Math.min(STOOT.hoogst, sprint.vaart + STROOM) } }, sounds: ['raak'] };
    default:
      return { state: { ...state, sprint: { ...sprint, dingen, vaart: sprint.vaart * BLAD } }, sounds: ['plop'] };
  }
}

const isAf = ({ sprint, rustig, tick: nu }: RoeiState): boolean =>
  sprint.ver >= EINDE || (rustig && sprint.over === 0 && nu - sprint.slagOp > VAART_RUSTIG);

/** Begins when the word has been read in the wake. */
export const sprintspel: Beurtspel<RoeiState> = { van: 76, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1130, 600], staand: [600, 820] },
  reeks: [
    ['otter', 'duikt', 'Een otter zwemt een eindje mee.'],
    ['reiger', 'loopt', 'Een reiger staat stil en doet alsof.'],
    ['karper', 'valt', 'Een karper springt over je riem.'],
    ['zwanen', 'drijft', 'Een zwaan neemt haar kuiken op de rug.'],
    ['boei', 'drijft', 'Een boei dobbert en wiebelt.'],
    ['kikkers', 'loopt', 'Drie kikkers roeien op een blad.'],
    ['libel', 'vliegt', 'Een libel landt op de voorste roeier.'],
    ['klomp', 'drijft', 'Er vaart een klomp voorbij.'],
    ['waterrat', 'loopt', 'Een woelrat draagt een strohalm.'],
    ['mist', 'drijft', 'Boven het water hangt een mistige gedaante.'],
  ],
};
