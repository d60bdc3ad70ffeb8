/**
 * A caterpillar on a leaf eats letters and grows into the word. It stands still until it is steered; eating is free to undo
 * in the free attempt, and only the cocoon gives the word as the answer. Biting itself only tickles.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { createStep, isTyped, describeBy, voorbeeldOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { bladOf } from './blad.ts';
import { beginCrawling, crawlOn, startCrawling, steerKruiper, relayKruiper } from './kruiper.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { staptijd } from './state.ts';
import { GEEN_VLINDER, vleugelspel, VOORVALLEN } from './vleugels.ts';
import type { RupsState } from './state.ts';

const begin = (state: RupsState): RupsState => beginCrawling({ ...state, vlinder: GEEN_VLINDER }, bladOf(state).raster);
const start = (options: GameStart): RupsState =>
  begin({ ...startCrawling(options), ...startBeurten(options), vlinder: GEEN_VLINDER, vlinders: [] });
const input = (state: RupsState, given: GameInput): Zet<RupsState> => steerKruiper(state, bladOf(state).raster, given);
const tick = (state: RupsState): Zet<RupsState> => crawlOn(state, bladOf(state).raster, staptijd(state));
const turn = (state: RupsState): RupsState => relayKruiper(state, bladOf(state).raster);

function describeSpelen(state: RupsState): string {
  const eaten = state.vakken.inhoud.join(' ');
  const example = voorbeeldOf(state);
  const stukken = isTyped(state) ? '' : state.happen.map(({ stuk }) => stuk).join(', ');
  return [
    eaten === '' ? 'De rups heeft nog niets gegeten.' : `De rups heeft gegeten: ${eaten}.`,
    stukken === '' ? '' : ` Op het blad liggen: ${stukken}.`,
    example === null ? '' : ` Nu komt ${example}.`,
  ].join('');
}

const describe = describeBy<RupsState>({
  spelen: describeSpelen,
  wacht: 'De rups kijkt naar het woord.',
  goed: (state) =>
    isOpen(state)
      ? `Een vlinder met witte vleugels. Je hebt nog ${state.vlinder.druppels.length} druppels verf.`
      : 'Goed gegeten. De rups maakt een cocon.',
  uitleg: 'De rups heeft buikpijn.',
  klaar: ({ vlinders }) =>
    vlinders.length > 0 ? `Uit de cocons komen vlinders. ${vlinders.length} heb jij geverfd.` : 'Uit de cocons komen vlinders.',
});

export const logic: GameLogic<RupsState> = withVoorvallen<RupsState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, turn }, vleugelspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
