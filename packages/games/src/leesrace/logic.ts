/**
 * Words run by on a board, the child reads and goes on in its own pace; every word drives the car on. After the row comes a
 * question that only a reader can answer. The other car is one's own ghost of the last time. A wrong answer is a pit stop:
 * the row stands there to be read again.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { createStep, isGuided, nameKeuzes, ticksInFase, describeBy } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { beginRij, isTekst, readOrChoose, tickReading, startRij, countRij, describeRij } from './leesrij.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { FINISH, describeTempo } from './state.ts';
import type { RaceState } from './state.ts';

const start = (options: GameStart): RaceState => beginRij({ ...startRij(options), spook: options.vorige ?? null });

const input = (state: RaceState, given: GameInput): Zet<RaceState> => readOrChoose(state, given, 'kies');

function tick(state: RaceState): Zet<RaceState> {
  const finish = state.run.fase === 'goed' && ticksInFase(state) === FINISH;
  return finish ? { state, sounds: ['raak', 'munt'] } : tickReading(state);
}

const oordeel = (state: RaceState, goed: boolean): Zet<RaceState> => ({ state: countRij(state, goed), sounds: [goed ? 'zwiep' : 'mis'] });

function describeLeesvraag(state: RaceState): string {
  const pits = isGuided(state.run) && !isTekst(state);
  return `${pits ? `In de pits. De rij was: ${state.rij.join(', ')}. ` : ''}De vraag. Je kunt kiezen: ${nameKeuzes(state)}.`;
}

const describe = describeBy<RaceState>({
  spelen: (state) => describeRij(state) ?? describeLeesvraag(state),
  wacht: 'De vlag gaat omhoog.',
  goed: 'Goed gelezen. Je auto rijdt door de finish.',
  uitleg: 'Pitstop. Er rolt een band weg.',
  klaar: (state) => `De race is klaar.${describeTempo(state) && ` Je las ${describeTempo(state)}.`}`,
});

export const logic: GameLogic<RaceState> = {
  manifest,
  start,
  step: createStep<RaceState>({ begin: beginRij, input, tick, oordeel }),
  scene,
  describe,
};
