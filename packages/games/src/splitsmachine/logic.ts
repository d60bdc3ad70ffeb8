/**
 * A word lies on the belt as one long bar of blocks; knives go between letters and the lever cuts. Right knives stay for
 * the next attempt, a wrong one bends.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { metGeluid } from '@spelrijk/game-kit/gedaan';
import { BELONING_TICKS } from '@spelrijk/game-kit/run';
import { beginSnijden, beschrijfSneden, delenVan, robotSnijdt, snij } from '@spelrijk/game-kit/split/snijden';
import { createStep, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { isLang, speelt, valTijd } from './state.ts';
import type { SplitsState } from './state.ts';

const start = (options: GameStart): SplitsState => beginSnijden(startBasis(options));

function input(state: SplitsState, given: GameInput): Zet<SplitsState> {
  const hendel = given.soort === 'kies' && given.pick === 'hendel';
  return metGeluid(snij(state, hendel ? { soort: 'klaar' } : given), { snee: 'kies', plak: 'plop', antwoord: 'klap' });
}

/** The parts fall into their boxes one by one. */
function tick(state: SplitsState): Zet<SplitsState> {
  const valt = state.run.fase === 'goed' && [0, ...state.goed].some((_, n) => valTijd(n) === ticksInFase(state));
  return { state, sounds: valt ? ['plop'] : [] };
}

const oordeel = (state: SplitsState, goed: boolean): Zet<SplitsState> => ({ state, sounds: goed ? [] : ['mis'] });

const beloning = (state: SplitsState): number => Math.max(BELONING_TICKS, valTijd(state.sneden.length + 1) + 40);

function robot(state: SplitsState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (!speelt(state)) return null;
  const klaar: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'hendel' } : { soort: 'klaar' };
  return robotSnijdt(state, skill, manier, isLang(state)) ?? klaar;
}

const beschrijf = vertel<SplitsState>({
  spelen: (state) => beschrijfSneden(state, 'Op de band'),
  wacht: 'De machine snijdt.',
  goed: (state) => `Goed gesneden: ${delenVan(state).join(', ')}.`,
  uitleg: 'Boing! Een mes buigt krom.',
  klaar: 'De kar met pakjes is vol.',
});

export const logic: GameLogic<SplitsState> = {
  manifest,
  start,
  step: createStep({ begin: beginSnijden, input, tick, oordeel, beloning }),
  scene,
  beschrijf,
  robot,
};
