/**
 * The cinema shows a word for a moment between two pieces of film; when the lights go up the child types it on the ticket
 * machine or takes the ticket with that word. Every right word shows the next scene of a little film, and the wish to see
 * how it ends is the reward. A wrong word: the operator winds back and shows it longer.
 */
import { keurKeusAf } from '@spelrijk/game-kit/aanwijzen';
import { beantwoord, beginAntwoorden, isGeschreven, robotAntwoordt, startAntwoorden } from '@spelrijk/game-kit/antwoord';
import { naTrap, startTrap } from '@spelrijk/game-kit/flits/trap';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { keuzeNamen } from '@spelrijk/game-kit/keuzebord';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { geschrevenIn } from '@spelrijk/game-kit/schrijf';
import { createStep, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vertel } from '@spelrijk/game-kit/vertel';
import { bijschrift } from './bijschriften.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { beeld, isAanZet, isVertoning } from './state.ts';
import type { BioscoopState } from './state.ts';

/** Length of the scene that a right answer shows, in ticks. */
const SCENE_TICKS = 140;
const BEGIN_MS = 1200;
/** A second showing is this much longer, and so is every showing in calm mode. */
const LANGER = 1.6;

/** How long the word stands: as the taak says, else by the staircase; longer once it has been missed. */
function duur(state: BioscoopState): number {
  const ms = currentOpgave(state.run)?.toonMs ?? state.trap.ms;
  return ms * (isGeleid(state.run) ? LANGER : 1) * (state.rustig ? LANGER : 1);
}

function begin(before: BioscoopState): BioscoopState {
  const { antwoordvorm, keuzes = [] } = currentOpgave(before.run) ?? {};
  const state = beginAntwoorden(before, antwoordvorm === 'FLITS' && keuzes.length > 1);
  return { ...state, ms: duur(state), flitsOp: state.tick };
}

function start(options: GameStart): BioscoopState {
  const trap = startTrap(options.vorige ?? BEGIN_MS);
  return begin({ ...startAntwoorden(options), trap, ms: trap.ms, flitsOp: 0 });
}

/** The word once more, and longer: that is help. */
const draaiTerug = (state: BioscoopState): Zet<BioscoopState> => ({
  state: { ...state, ms: state.ms * LANGER, flitsOp: state.tick },
  sounds: ['zwiep'],
  effects: [{ type: 'hulp', hulp: 'minder' }],
});

function input(state: BioscoopState, given: GameInput): Zet<BioscoopState> {
  if (!isAanZet(state)) return { state };
  if (given.soort === 'kies' && given.pick === 'terug') return isVertoning(state) ? draaiTerug(state) : { state };
  return beantwoord(state, given, 'klap', 'kaartje');
}

function tick(state: BioscoopState): Zet<BioscoopState> {
  if (state.run.fase === 'klaar' && ticksInFase(state) === 1) return { state, effects: [{ type: 'meting', waarde: state.trap.ms }] };
  const lights = isAanZet(state) && beeld({ ...state, tick: state.tick - 1 }) === 'masker';
  return lights ? { state, sounds: ['plop'], effects: [{ type: 'vraag' }] } : { state };
}

/** Only what was flashed and answered of one's own accord moves the staircase. */
function oordeel(state: BioscoopState, goed: boolean): Zet<BioscoopState> {
  const telt = state.run.poging === 1 && isVertoning(state);
  const next = telt ? { ...state, trap: naTrap(state.trap, goed) } : state;
  return goed ? { state: next, sounds: ['munt'] } : { state: keurKeusAf(next), sounds: ['zwiep'] };
}

const robot = (state: BioscoopState, skill: number, _random: unknown, manier?: Manier): GameInput | null =>
  isAanZet(state) ? robotAntwoordt(state, skill, manier, 'kaartje') : null;

function beschrijfSpelen(state: BioscoopState): string {
  if (!isAanZet(state)) return 'Het is donker in de zaal. Kijk naar het doek.';
  if (!isGeschreven(state)) return `Het licht is aan. De kaartjes: ${keuzeNamen(state)}.`;
  return geschrevenIn(state) || 'Het licht is aan. Typ het woord op de kaartjesautomaat.';
}

const beschrijf = vertel<BioscoopState>({
  spelen: beschrijfSpelen,
  wacht: 'De automaat rammelt.',
  goed: (state) => `De film gaat verder. ${bijschrift(state)}`,
  uitleg: 'De film draait terug.',
  klaar: 'Einde. De hele zaal klapt.',
});

export const logic: GameLogic<BioscoopState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, beloning: () => SCENE_TICKS }),
  scene,
  beschrijf,
  paneel: (state) => (currentOpgave(state.run) === undefined ? null : isGeschreven(state) ? 'letters' : 'geen'),
  robot,
};
