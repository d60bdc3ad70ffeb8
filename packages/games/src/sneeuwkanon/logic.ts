/**
 * A piste without snow. An answer is chosen by shooting a snowball at its sign; a word is typed by rolling a ball that gets larger with
 * every letter, and then goes into the cannon. Right: a stretch of the piste turns white. Wrong: the ball falls apart in the barrel.
 */
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  beginAnswering,
  createStep,
  describeAntwoord,
  describeBy,
  describeVraag,
  giveOrWrite,
  isTyped,
  playSounds,
  rejectAntwoord,
  startAnswering,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { GEEN_POP, HOEDEN, isHoed, popspel, VOORVALLEN } from './pop.ts';
import { scene } from './scene.ts';
import { KNAL, RAAK, WIT } from './state.ts';
import type { SneeuwState } from './state.ts';

const begin = (before: SneeuwState): SneeuwState => beginAnswering({ ...before, pop: GEEN_POP });

const start = (options: GameStart): SneeuwState =>
  begin({ ...startAnswering(options), ...startBeurten(options), pop: GEEN_POP, poppen: [] });

const input = (state: SneeuwState, given: GameInput): Zet<SneeuwState> => giveOrWrite(state, given, 'kies', 'vlag');

const tick = (state: SneeuwState): Zet<SneeuwState> => playSounds(state, { [KNAL]: 'klap', [RAAK]: 'raak', [WIT]: 'munt' });

const oordeel = (state: SneeuwState, goed: boolean): Zet<SneeuwState> =>
  goed ? { state } : { state: rejectAntwoord(state), sounds: ['plop'] };

function describePop({ pop }: SneeuwState): string {
  if (pop.hoed !== null) return `De sneeuwpop krijgt een ${HOEDEN[pop.hoed]} op.`;
  const ligt =
    pop.stapel.length === 0
      ? 'Er ligt nog niets.'
      : `Er ${pop.stapel.length === 1 ? 'ligt één bal' : `liggen ${pop.stapel.length} ballen`} op elkaar.`;
  return `Je bouwt een sneeuwpop. ${ligt} ${isHoed(pop) ? 'Nu komt de hoed.' : 'Schiet als de pijl boven de bal staat.'}`;
}

const describe = describeBy<SneeuwState>({
  spelen: (state) =>
    describeAntwoord(
      state,
      'De sneeuwbal is nog klein. Typ het woord.',
      isTyped(state) ? '' : `Op het bord: ${describeVraag(state)}. Je kunt schieten op:`,
    ),
  wacht: 'Het kanon bromt.',
  goed: (state) => (isOpen(state) ? describePop(state) : 'Boem! Er ligt een stuk piste onder de sneeuw.'),
  uitleg: 'Poef. De bal valt uit elkaar in het kanon.',
  klaar: ({ poppen }) =>
    `De lift rijdt en de piste is wit.${poppen.length > 1 ? ` Er staan ${poppen.length} sneeuwpoppen te dansen.` : ''}`,
});

export const logic: GameLogic<SneeuwState> = withVoorvallen<SneeuwState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, popspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
