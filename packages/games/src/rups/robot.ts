import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isGeleid, isTypen, isVol, voorbeeldVan } from '@spelrijk/game-kit/run';
import { foutPlek, robotLetter, wilGoed } from '@spelrijk/game-kit/testing';
import { bladOf } from './blad.ts';
import type { Hap } from './rapen.ts';
import { wegNaar } from './slang.ts';
import type { RupsState } from './state.ts';

export function robot(state: RupsState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  const { doel, inhoud } = state.vakken;
  if (isVol(state.vakken)) return isTypen(state) || manier !== 'aanraken' ? { soort: 'klaar' } : { soort: 'kies', pick: 'klaar' };
  if (isTypen(state)) return { soort: 'letter', letter: robotLetter(state, doel, inhoud.length, skill, voorbeeldVan(state) !== null) };
  if (!isGeleid(state.run) && wilGoed(state, skill) && inhoud.some((stuk, i) => stuk !== doel[i]))
    return manier === 'aanraken' ? { soort: 'kies', pick: 'spuug' } : { soort: 'wis' };
  const hap = robotHap(state, skill);
  if (hap === undefined || state.doelwit === hap.id) return null;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `hap:${hap.id}` };
  const andere = state.happen.filter(({ id }) => id !== hap.id).map(({ vak }) => vak);
  const weg = wegNaar(bladOf(state).raster, state, hap.vak, andere);
  return weg === null || weg === state.richting ? null : { soort: 'richting', richting: weg, ingedrukt: true };
}

function robotHap(state: RupsState, skill: number): Hap | undefined {
  const { doel, inhoud } = state.vakken;
  const right = state.happen.find((hap) => hap.stuk === doel[inhoud.length]);
  const errs = !wilGoed(state, skill) && voorbeeldVan(state) === null && inhoud.length === foutPlek(state, doel.length);
  return errs || right === undefined ? (state.happen.find((hap) => hap.stuk !== doel[inhoud.length]) ?? right) : right;
}
