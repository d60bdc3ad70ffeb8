/**
 * Rows of floating boxes: the child walks on a lift and jumps on the box whose piece belongs in the word on the crane.
 * Landing on a box is the answer, landing beside it is a play error. The right box is taped and stamped with the word and
 * the lift follows; a wrong one opens, waves a glove and lets the child float down.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { beweeg, spring, sprongVoor } from '@spelrijk/game-kit/platform/lijf';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { NOOIT } from '@spelrijk/game-kit/schrijf';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { halOf, richels, sprongHoogte, wereldOf } from './hal.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { LIFT_VAN, MAX_DOZEN, OPKOMST, STEMPEL } from './state.ts';
import type { DozenState } from './state.ts';

const LOOP = 7.5;
/** A jump to a tapped box steers so much of what is left each tick. */
const STUUR = 0.14;

/** Back on the lift, under the box that was landed on. */
const opLift = (state: DozenState): DozenState => ({
  ...state,
  lijf: { x: state.lijf.x, y: halOf(state.stand).vloer, vy: 0, staat: true },
  loopt: 0,
  doel: null,
  geland: null,
});

function begin(before: DozenState): DozenState {
  const fout = isGeleid(before.run) ? before.fout : [];
  const opgave = currentOpgave(before.run);
  const opties = opgave === undefined ? [] : optiesOf(opgave, MAX_DOZEN, fout);
  const [dozen, state] = drawKans(before, (random) => random.shuffle(opties));
  return opLift({ ...state, dozen, fout });
}

function start(options: GameStart): DozenState {
  const { stand } = options;
  const lijf = { x: maatOf(stand).w / 2, y: halOf(stand).vloer, vy: 0, staat: true };
  return begin({ ...startBasis(options), dozen: [], fout: [], lijf, loopt: 0, doel: null, geland: null, plofOp: NOOIT, hoogte: 0 });
}

function afzet(state: DozenState, doel: number | null): Zet<DozenState> {
  if (!state.lijf.staat || ticksInFase(state) < OPKOMST / 2) return { state };
  const lijf = spring(state.lijf, sprongVoor(sprongHoogte(state.stand), wereldOf(state.stand).g));
  return { state: { ...state, lijf, doel }, sounds: ['zwiep'] };
}

function input(state: DozenState, given: GameInput): Zet<DozenState> {
  if (given.soort === 'actie') return given.ingedrukt ? afzet(state, null) : { state };
  if (given.soort === 'klaar') return afzet(state, null);
  if (given.soort === 'kies' && given.pick.startsWith('doos:')) {
    const i = Number(given.pick.slice('doos:'.length));
    return state.dozen[i] === undefined ? { state } : afzet(state, i);
  }
  if (given.soort !== 'richting') return { state };
  if (given.richting === 'op') return given.ingedrukt ? afzet(state, null) : { state };
  if (given.richting === 'neer') return { state };
  const kant = given.richting === 'links' ? -1 : 1;
  if (given.ingedrukt) return { state: { ...state, loopt: kant, doel: null } };
  return { state: state.loopt === kant ? { ...state, loopt: 0 } : state };
}

function tick(state: DozenState): Zet<DozenState> {
  if (state.run.fase === 'goed') {
    const t = ticksInFase(state);
    return { state, sounds: t === STEMPEL ? ['klap'] : t === LIFT_VAN ? ['munt'] : [] };
  }
  return state.run.fase === 'spelen' ? speel(state) : { state };
}

function speel(state: DozenState): Zet<DozenState> {
  const tops = richels(state);
  const doel = state.doel === null ? undefined : tops[state.doel];
  const dx = doel === undefined ? state.loopt * LOOP : (doel.x - state.lijf.x) * STUUR;
  // On the way to a tapped box the others are no obstacle.
  const raakbaar = doel === undefined ? tops : tops.map((top) => (top === doel ? top : { ...top, w: -1 }));
  const { lijf, geland } = beweeg(state.lijf, dx, raakbaar, wereldOf(state.stand), state.tempo);
  if (geland === null) return lijf === state.lijf ? { state } : { state: { ...state, lijf } };
  const antwoord = state.dozen[geland];
  if (antwoord === undefined) return { state: { ...state, lijf, doel: null, plofOp: state.tick }, sounds: ['plop'] };
  return { state: { ...state, lijf, geland, doel: null, loopt: 0 }, sounds: ['plop'], antwoord };
}

function oordeel(state: DozenState, goed: boolean): Zet<DozenState> {
  if (goed) return { state: { ...state, hoogte: state.hoogte + 1 }, sounds: ['letter'] };
  return { state: { ...state, fout: [...state.fout, state.dozen[state.geland ?? -1] ?? ''] }, sounds: ['mis'] };
}

/** The same share of the width, on the floor of the other stand. */
function draai(state: DozenState): DozenState {
  const van = maatOf(state.stand === 'liggend' ? 'staand' : 'liggend').w;
  const x = (state.lijf.x / van) * maatOf(state.stand).w;
  const hier = state.geland === null ? undefined : richels(state)[state.geland];
  if (hier !== undefined) return { ...state, lijf: { ...state.lijf, x: hier.x, y: hier.y } };
  return opLift({ ...state, lijf: { ...state.lijf, x } });
}

function robot(state: DozenState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || !state.lijf.staat || ticksInFase(state) < OPKOMST) return null;
  const antwoord = currentOpgave(state.run)?.antwoord;
  const wil = wilGoed(state, skill) ? antwoord : (state.dozen.find((d) => d !== antwoord) ?? antwoord);
  const i = state.dozen.indexOf(wil ?? '');
  const top = richels(state)[i];
  if (manier !== 'toetsen' || top === undefined) return { soort: 'kies', pick: `doos:${i}` };
  const verschil = top.x - state.lijf.x;
  const kant = Math.abs(verschil) < 60 ? 0 : verschil < 0 ? -1 : 1;
  if (state.loopt !== 0 && kant !== state.loopt)
    return { soort: 'richting', richting: state.loopt < 0 ? 'links' : 'rechts', ingedrukt: false };
  if (kant === 0) return { soort: 'richting', richting: 'op', ingedrukt: true };
  return state.loopt === kant ? null : { soort: 'richting', richting: kant < 0 ? 'links' : 'rechts', ingedrukt: true };
}

function beschrijf(state: DozenState): string {
  switch (state.run.fase) {
    case 'spelen': {
      const opgave = currentOpgave(state.run);
      const tekst = opgave === undefined ? null : vraagVan(opgave, false).tekst;
      return `Aan de kraan: ${tekst ?? 'een woord dat je hoort'}. De dozen: ${state.dozen.join(', ')}.`;
    }
    case 'wacht':
      return 'Je staat op de doos.';
    case 'goed':
      return `De doos gaat dicht en krijgt een stempel. Je gaat omhoog naar verdieping ${state.hoogte}.`;
    case 'uitleg':
      return 'De doos klapt open. Een handschoen zwaait en je zweeft terug naar de lift.';
    case 'klaar':
      return 'Je staat op het dak, boven de stad.';
  }
}

export const logic: GameLogic<DozenState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
