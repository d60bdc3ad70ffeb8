/**
 * A pinball machine of words: the child points the ball at a target with a piece of the word and shoots; the target goes
 * down and its piece stands on the display. After its target a ball bounces on among the bumpers, for fun: what it touches
 * then counts for nothing, and a ball that is lost is back at once. Right: all lamps run. Wrong: tilt, and the cat laughs.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  beginWriting,
  chance,
  createStep,
  GEEN_OPTIES,
  describeWritten,
  describeVraag,
  isTyped,
  kantOf,
  NOOIT,
  startBasis,
  ticksInFase,
  typeLetter,
  describeBy,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { isOpen, startBeurten, wasOpen, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Bal } from './ballen.ts';
import { noBallen, withBal, rollBallen } from './losse-ballen.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { arrivedAt, beginShooting, GEEN_SCHOT, isOrdering, missShot, hit, shoot, stands } from '@spelrijk/game-kit/mechanics/schieten';
import { schijfPlek } from './schijven.ts';
import { FLIP, MAX_BALLEN, VLUCHT } from './state.ts';
import type { FlipperState } from './state.ts';
import { BAL_R, FLIPPER, kastOf, midden, SPEELWERELDEN, WERELDEN } from './tafel.ts';
import { noSterren, tossFree, vrijeBal, VOORVALLEN } from './vrije-bal.ts';

/** Places for targets; letters of a longer word come in pieces. */
const MAX_SCHIJVEN = 12;

/** The balls of the play after the last word are gone. */
const begin = (state: FlipperState): FlipperState => beginShooting({ ...state, ...noSterren, ballen: [] }, MAX_SCHIJVEN);

function start(options: GameStart): FlipperState {
  const basis = { ...startBasis(options), ...GEEN_OPTIES, ...noBallen(3), ...GEEN_SCHOT, ...startBeurten(options) };
  const speel = { ...noSterren, flipLinks: NOOIT, flipRechts: NOOIT, buit: 0, sterOp: NOOIT };
  return begin({ ...basis, ...speel, ...beginWriting(basis) });
}

/** A ball from here. */
const throwBal = (state: FlipperState, [x, y]: readonly [number, number], vx: number, vy: number): FlipperState =>
  withBal(state, { x, y, vx, vy }, MAX_BALLEN);

const flip = (state: FlipperState, links: boolean): FlipperState =>
  links ? { ...state, flipLinks: state.tick } : { ...state, flipRechts: state.tick };

function inputShooting(state: FlipperState, given: GameInput): Zet<FlipperState> {
  const m = midden(state.stand);
  // A finger beside the targets flips that side.
  if (given.soort === 'wijs') return { state: given.fase === 'neer' ? flip(state, given.x < m) : state };
  const kant = kantOf(given);
  const zet = shoot(kant === 0 ? state : flip(state, kant < 0), given);
  const { schot } = zet.state;
  return schot === null || schot === state.schot
    ? zet
    : { ...zet, state: flip(zet.state, schijfPlek(state, kastOf(state.stand).schijven, schot.schijf).x >= m) };
}

function inputTyping(state: FlipperState, given: GameInput): Zet<FlipperState> {
  const kant = kantOf(given);
  if (kant !== 0) return { state: flip(state, kant < 0) };
  const zet = typeLetter(state, given);
  if (zet.sounds === undefined) return zet;
  const [x, y] = kastOf(state.stand).bal;
  const shot = throwBal(zet.state, [x, y - 30], (chance(state.tick, 2) - 0.5) * 9, -15);
  return { ...zet, state: flip(shot, state.volgende % 2 === 0) };
}

const input = (state: FlipperState, given: GameInput): Zet<FlipperState> =>
  isTyped(state) ? inputTyping(state, given) : inputShooting(state, given);

function tick(before: FlipperState): Zet<FlipperState> {
  const bodem = kastOf(before.stand).veld.onder + BAL_R;
  const { state, sounds } = rollBallen(before, (wasOpen(before) ? SPEELWERELDEN : WERELDEN)[before.stand], bodem, (bal) =>
    tossedBal(before, bal),
  );
  if (state.run.fase === 'klaar') return { state: scoreJackpot(state), sounds };
  const schijf = arrivedAt(state, VLUCHT);
  if (schijf === null) return { state, sounds };
  // The ball bounces on from its target.
  const { x, y } = schijfPlek(state, kastOf(state.stand).schijven, schijf);
  return hit(throwBal(state, [x, y + 70], (chance(state.tick, 1) - 0.5) * 8, 2), schijf);
}

/** A flipper that has just been flipped throws what lies on it back up. */
function tossedBal(state: FlipperState, bal: Bal): Bal {
  const [fx, fy] = kastOf(state.stand).flipper;
  const m = midden(state.stand);
  const links = bal.x < m;
  const omhoog = state.tick - (links ? state.flipLinks : state.flipRechts) < FLIP;
  if (wasOpen(state)) return tossFree(state, bal, omhoog);
  const erop = Math.abs(bal.x - m) < m - fx && bal.y > fy - 50 && bal.y < fy + FLIPPER * 0.5;
  return erop && omhoog && bal.vy > -6 ? { ...bal, vy: -16, vx: bal.vx * 0.4 + (links ? 2.5 : -2.5) } : bal;
}

/** The multi-ball of the end. */
function scoreJackpot(state: FlipperState): FlipperState {
  const t = ticksInFase(state);
  if (t % 26 !== 4 || t > 110 || state.rustig) return state;
  const [x, y] = kastOf(state.stand).bal;
  return flip(throwBal(state, [x, y - 40], (chance(t, 3) - 0.5) * 14, -20), t % 52 < 26);
}

const oordeel = (state: FlipperState, goed: boolean): Zet<FlipperState> =>
  goed ? { state, sounds: ['munt'] } : { state: missShot(state), sounds: ['mis'] };

/** The balls stay in the other machine. */
const turn = (state: FlipperState): FlipperState => ({ ...state, ballen: [] });

function describeSpelen(state: FlipperState): string {
  if (isTyped(state)) return describeWritten(state) || 'De flipperkast wacht. Schrijf het woord.';
  const staan = state.opties.filter((_, i) => stands(state, i));
  const wat = isOrdering(state) ? describeWritten(state) || 'Er is nog niets geraakt.' : `Op het scherm: ${describeVraag(state)}.`;
  return `${wat} Je kunt schieten op: ${staan.join(', ')}.`;
}

const describe = describeBy<FlipperState>({
  spelen: describeSpelen,
  wacht: 'Raak!',
  goed: (state) => (isOpen(state) ? 'De bal is van jou. Raak de sterren met de flippers.' : 'Alle lampen lopen. De kat knipoogt.'),
  uitleg: 'Tilt! De kast wiebelt en de kat steekt haar tong uit.',
  klaar: 'Jackpot! Alle ballen komen vrij.',
});

export const logic: GameLogic<FlipperState> = withVoorvallen<FlipperState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, vrijeBal)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
