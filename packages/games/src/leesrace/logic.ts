/**
 * Words run by on a board, the child reads and goes on in its own pace; every word drives the car on. After the row comes a
 * question that only a reader can answer. The other car is one's own ghost of the last time. A wrong answer is a pit stop:
 * the row stands there to be read again.
 */
import type { Random } from '@spelrijk/base/random';
import { NIETS_GEKOZEN, beginAanwijzen, keurKeusAf, robotWijstAan, wijsAan } from '@spelrijk/game-kit/aanwijzen';
import { NIETS_GELEZEN, beginRij, isTekst, leesDoor, leesTerug, leesTik, leest, telRij } from '@spelrijk/game-kit/flits/leesrij';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/game';
import { isDoen, kantVan } from '@spelrijk/game-kit/gebaar';
import { keuzeNamen } from '@spelrijk/game-kit/keuzebord';
import { isGeleid } from '@spelrijk/game-kit/run';
import { createStep, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { FINISH, tempo } from './state.ts';
import type { RaceState } from './state.ts';

const begin = (before: RaceState): RaceState => beginAanwijzen(beginRij(before), true);

const start = (options: GameStart): RaceState =>
  begin({ ...startBasis(options), ...NIETS_GEKOZEN, ...NIETS_GELEZEN, spook: options.vorige ?? null });

function input(state: RaceState, given: GameInput): Zet<RaceState> {
  const bord = given.soort === 'kies' && given.pick === 'volgende';
  if (leest(state)) return bord || isDoen(given) || kantVan(given) > 0 ? leesDoor(state) : { state };
  if (bord) return isTekst(state) ? leesTerug({ ...state, keus: -1 }) : { state };
  return wijsAan(state, given, 'kies');
}

function tick(state: RaceState): Zet<RaceState> {
  const finish = state.run.fase === 'goed' && ticksInFase(state) === FINISH;
  return finish ? { state, sounds: ['raak', 'munt'] } : leesTik(state);
}

/** Pace counts only for what was understood at once. */
const oordeel = (state: RaceState, goed: boolean): Zet<RaceState> =>
  goed ? { state: telRij(state), sounds: ['zwiep'] } : { state: keurKeusAf(state), sounds: ['mis'] };

function robot(state: RaceState, skill: number, random: Random): GameInput | null {
  if (leest(state)) return random.next() < 0.5 ? { soort: 'kies', pick: 'volgende' } : null;
  return state.run.fase === 'spelen' ? robotWijstAan(state, skill) : null;
}

function beschrijfSpelen(state: RaceState): string {
  const { rij, plek } = state;
  const tekst = isTekst(state);
  if (leest(state)) return `${tekst ? 'Regel' : 'Woord'} ${plek + 1} van ${rij.length}: ${rij[plek] ?? ''}.`;
  const nog = isGeleid(state.run) && !tekst ? `In de pits. De rij was: ${rij.join(', ')}. ` : '';
  return `${nog}De vraag. Je kunt kiezen: ${keuzeNamen(state)}.`;
}

const beschrijf = vertel<RaceState>({
  spelen: beschrijfSpelen,
  wacht: 'De vlag gaat omhoog.',
  goed: 'Goed gelezen. Je auto rijdt door de finish.',
  uitleg: 'Pitstop. Er rolt een band weg.',
  klaar: (state) => `De race is klaar.${tempo(state) && ` Je las ${tempo(state)}.`}`,
});

export const logic: GameLogic<RaceState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel }),
  scene,
  beschrijf,
  robot,
};
