/**
 * Words run by on a board, the child reads and goes on in its own pace; every word drives the car on. After the row comes a
 * question that only a reader can answer. The other car is one's own ghost, that keeps one company and never races: nobody reads against a
 * clock. A wrong answer is a pit stop:
 * the row stands there to be read again.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { createStep, isGuided, nameKeuzes, ticksInFase, describeBy } from '@spelrijk/game-kit/run';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Zet } from '@spelrijk/game-kit/run';
import { beginRij, isTekst, readOrChoose, tickReading, startRij, countRij, describeRij } from './leesrij.ts';
import { drawGarage } from './garage.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { GEEN_SPRONG, sprongspel, VOORVALLEN } from './sprong.ts';
import { FINISH, describeTempo } from './state.ts';
import type { RaceState } from './state.ts';

/** It counts in tenths of a metre: words per minute, which it counted once, are a short jump among them, and soon beaten. */
const PER_METER = 10;

const begin = (state: RaceState): RaceState => beginRij({ ...state, sprong: GEEN_SPRONG });

const start = (options: GameStart): RaceState =>
  begin({ ...startRij(options), ...startBeurten(options), geest: options.spook !== undefined, sprong: GEEN_SPRONG, verst: 0 });

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
  goed: (state) =>
    isOpen(state)
      ? 'Je auto rijdt naar de schans. Schakel als de meter in het groen staat.'
      : 'Goed gelezen. Je auto rijdt door de finish.',
  uitleg: 'Pitstop. Er rolt een band weg.',
  klaar: (state) =>
    `De race is klaar.${state.verst > 0 ? ` Je verste sprong was ${state.verst} meter.` : ''}${describeTempo(state) && ` Je las ${describeTempo(state)}.`}`,
});

export const logic: GameLogic<RaceState> = withVoorvallen<RaceState>(
  {
    manifest,
    record: { van: ({ verst }) => verst * PER_METER, zeg: (n) => `een sprong van ${String(n / PER_METER).replace('.', ',')} meter` },
    start,
    step: createStep(withBeurt<RaceState>({ begin, input, tick, oordeel }, sprongspel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawGarage,
  },
  VOORVALLEN,
);
