import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isGuided, isTyped, isFull, voorbeeldOf } from '@spelrijk/game-kit/run';
import { pickFoutPlek, chooseLetter, wantsRight } from '@spelrijk/game-kit/testing';
import { bladOf } from './blad.ts';
import type { Hap } from './rapen.ts';
import { routeTo } from './slang.ts';
import { VLAKKEN } from './vleugels.ts';
import type { RupsState } from './state.ts';

/** One drop on each part, and the last where the first lies. */
function robotVerft({ vlinder, rustig, tick }: RupsState, manier?: Manier): GameInput | null {
  if (vlinder.druppels.length === 0) return null;
  const leeg = vlinder.vlakken.findIndex(({ kleur }) => kleur < 0);
  const doel = leeg < 0 ? tick % VLAKKEN : leeg;
  if (manier !== 'toetsen' || rustig) return { soort: 'kies', pick: `vlak:${doel}` };
  return leeg < 0 || vlinder.mik === doel
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}

export function robot(state: RupsState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotVerft(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const { doel, inhoud } = state.vakken;
  if (isFull(state.vakken)) return isTyped(state) || manier !== 'aanraken' ? { soort: 'klaar' } : { soort: 'kies', pick: 'klaar' };
  if (isTyped(state))
    return { soort: 'letter', letter: chooseLetter(state, { doel, plek: inhoud.length, skill, getoond: voorbeeldOf(state) !== null }) };
  if (!isGuided(state.run) && wantsRight(state, skill) && inhoud.some((stuk, i) => stuk !== doel[i]))
    return manier === 'aanraken' ? { soort: 'kies', pick: 'spuug' } : { soort: 'wis' };
  const hap = robotChoosesHap(state, skill);
  if (hap === undefined || state.doelwit === hap.id) return null;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `hap:${hap.id}` };
  const andere = state.happen.filter(({ id }) => id !== hap.id).map(({ vak }) => vak);
  const weg = routeTo(bladOf(state).raster, state, hap.vak, andere);
  return weg === null || weg === state.richting ? null : { soort: 'richting', richting: weg, ingedrukt: true };
}

function robotChoosesHap(state: RupsState, skill: number): Hap | undefined {
  const { doel, inhoud } = state.vakken;
  const right = state.happen.find((hap) => hap.stuk === doel[inhoud.length]);
  const errs = !wantsRight(state, skill) && voorbeeldOf(state) === null && inhoud.length === pickFoutPlek(state, doel.length);
  return errs || right === undefined ? (state.happen.find((hap) => hap.stuk !== doel[inhoud.length]) ?? right) : right;
}
