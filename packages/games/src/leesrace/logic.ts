/**
 * Words run by on a board, the child reads and goes on in its own pace; every word drives the car on. After the row comes a
 * question that only a reader can answer. The other car is one's own ghost of the last time. A wrong answer is a pit stop:
 * the row stands there to be read again.
 */
import type { Random } from '@spelrijk/base/random';
import { robotWijstAan } from '@spelrijk/game-kit/aanwijzen';
import { beginRij, isTekst, leesOfKies, leesTik, leest, startRij, telRij, vertelRij } from '@spelrijk/game-kit/flits/leesrij';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/game';
import { keuzeNamen } from '@spelrijk/game-kit/keuzebord';
import { isGeleid } from '@spelrijk/game-kit/run';
import { createStep, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { FINISH, tempo } from './state.ts';
import type { RaceState } from './state.ts';

const start = (options: GameStart): RaceState => beginRij({ ...startRij(options), spook: options.vorige ?? null });

const input = (state: RaceState, given: GameInput): Zet<RaceState> => leesOfKies(state, given, 'kies');

function tick(state: RaceState): Zet<RaceState> {
  const finish = state.run.fase === 'goed' && ticksInFase(state) === FINISH;
  return finish ? { state, sounds: ['raak', 'munt'] } : leesTik(state);
}

const oordeel = (state: RaceState, goed: boolean): Zet<RaceState> => ({ state: telRij(state, goed), sounds: [goed ? 'zwiep' : 'mis'] });

function robot(state: RaceState, skill: number, random: Random): GameInput | null {
  if (leest(state)) return random.next() < 0.5 ? { soort: 'kies', pick: 'volgende' } : null;
  return state.run.fase === 'spelen' ? robotWijstAan(state, skill) : null;
}

function beschrijfVraag(state: RaceState): string {
  const pits = isGeleid(state.run) && !isTekst(state);
  return `${pits ? `In de pits. De rij was: ${state.rij.join(', ')}. ` : ''}De vraag. Je kunt kiezen: ${keuzeNamen(state)}.`;
}

const beschrijf = vertel<RaceState>({
  spelen: (state) => vertelRij(state) ?? beschrijfVraag(state),
  wacht: 'De vlag gaat omhoog.',
  goed: 'Goed gelezen. Je auto rijdt door de finish.',
  uitleg: 'Pitstop. Er rolt een band weg.',
  klaar: (state) => `De race is klaar.${tempo(state) && ` Je las ${tempo(state)}.`}`,
});

export const logic: GameLogic<RaceState> = {
  manifest,
  start,
  step: createStep<RaceState>({ begin: beginRij, input, tick, oordeel }),
  scene,
  beschrijf,
  robot,
};
