/**
 * A rocket needs fuel: a word shows for a moment in its window, and then the tank with that word is opened, or the word is typed. The
 * flame grows with every word; at the end it lifts off. A wrong one: the hose leaks, and the word shows longer.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginVertoning, countVertoning, isAnswerable, showAgain, startVertoning, tickVertoning } from '@spelrijk/game-kit/mechanics/flits';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginAnswering,
  createStep,
  currentOpgave,
  describeAntwoord,
  describeBy,
  giveOrWrite,
  isPick,
  isWritten,
  playSounds,
  rejectAntwoord,
  startAnswering,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { maanspel, NO_LANDER, VOORVALLEN } from './landen.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import type { RaketState } from './state.ts';

function begin(before: RaketState): RaketState {
  const { antwoordvorm, keuzes = [] } = currentOpgave(before.run) ?? {};
  return beginVertoning(beginAnswering({ ...before, lander: NO_LANDER }, antwoordvorm === 'FLITS' && keuzes.length > 1));
}

const start = (options: GameStart): RaketState =>
  begin({ ...startAnswering(options), ...startVertoning(options), ...startBeurten(options), lander: NO_LANDER, vrienden: [] });

function input(state: RaketState, given: GameInput): Zet<RaketState> {
  if (isPick(given, 'terug')) return showAgain(state);
  return isAnswerable(state) ? giveOrWrite(state, given, 'plop', 'tank') : { state };
}

function tick(before: RaketState): Zet<RaketState> {
  const { state, sounds = [], effects } = tickVertoning(before);
  const zet = playSounds(state, { 10: 'plop', 44: 'klap' });
  return { ...zet, sounds: [...sounds, ...(zet.sounds ?? [])], effects };
}

function oordeel(before: RaketState, goed: boolean): Zet<RaketState> {
  const state = countVertoning(before, goed);
  return goed ? { state, sounds: ['raak'] } : { state: rejectAntwoord(state), sounds: ['mis'] };
}

const describeSpelen = (state: RaketState): string =>
  isAnswerable(state)
    ? describeAntwoord(state, 'Het raam is weer dicht. Typ het woord dat je zag.', 'Het raam is weer dicht. Op de tanks staat:')
    : 'Kijk naar het raam van de raket.';

const describe = describeBy<RaketState>({
  spelen: describeSpelen,
  wacht: 'De kraan gaat open.',
  goed: (state) =>
    isOpen(state)
      ? 'De raket hangt boven de maan. Land zacht op een krater en kijk wie er woont.'
      : 'De brandstof stroomt. De vlam wordt groter.',
  uitleg: 'De slang lekt. Er komt nog geen brandstof.',
  klaar: ({ vrienden }) =>
    vrienden.length > 0 ? 'Drie, twee, een: de raket stijgt op. Je maanvrienden zwaaien.' : 'Drie, twee, een: de raket stijgt op.',
});

export const logic: GameLogic<RaketState> = withVoorvallen<RaketState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, maanspel)),
    scene,
    describe,
    paneel: (state) => (currentOpgave(state.run) === undefined ? null : isWritten(state) ? 'letters' : 'geen'),
    speelt: isOpen,
  },
  VOORVALLEN,
);
