/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isGuided, isPlaying } from '@spelrijk/game-kit/run';
import { robotLays, robotSneden } from '@spelrijk/game-kit/testing';
import { readiness } from './sprint.ts';
import { isPloeg, isTellen, strookY } from './state.ts';
import type { RoeiState } from './state.ts';

const pickAt = (pick: string): GameInput => ({ soort: 'kies', pick });
const SPATIE: GameInput = { soort: 'actie', ingedrukt: true };
const ENTER: GameInput = { soort: 'klaar' };

/** Where it means to put flags; once the cox has counted there are as many as there are, so one that is wrong stands beside its place. */
function wensOf(state: RoeiState, skill: number): readonly number[] {
  const wens = robotSneden(state, skill);
  if (!isGuided(state.run) || wens.length === state.goed.length) return wens;
  if (wens.length > state.goed.length) return state.goed.length === 0 ? [] : wens.filter((gat) => gat !== state.goed[0]);
  const naast = state.letters.findIndex((_, gat) => gat > 0 && !state.goed.includes(gat));
  return naast < 0 ? state.goed : [...wens, naast];
}

/** Strokes for the pieces that it means to hear, then the flags: first those away that are in the way. */
function robotSplits(state: RoeiState, skill: number, manier?: Manier): GameInput {
  const wens = wensOf(state, skill);
  const klaar = manier === 'aanraken' ? pickAt('klaar') : ENTER;
  if (isTellen(state)) return state.slagen > wens.length ? klaar : manier === 'aanraken' ? pickAt('slag') : SPATIE;
  const gat = state.sneden.find((snede) => !wens.includes(snede)) ?? wens.find((snede) => !state.sneden.includes(snede));
  if (gat === undefined) return klaar;
  if (manier === 'aanraken') return pickAt(`snee:${gat}`);
  return gat === state.plek ? SPATIE : { soort: 'richting', richting: gat < state.plek ? 'links' : 'rechts', ingedrukt: true };
}

/** Rows on the beat towards the nearest bottle. */
function robotRows(state: RoeiState, manier?: Manier): GameInput | null {
  const { sprint } = state;
  const fles = sprint.dingen.find(({ soort, ver, raakOp }) => soort === 'fles' && raakOp === null && ver > sprint.ver);
  const strook = fles?.strook ?? sprint.strook;
  if (state.rustig) return sprint.over > 0 && readiness(state) >= 1 ? pickAt(`strook:${strook}`) : null;
  if (manier === 'aanraken') return readiness(state) < 1 ? null : { soort: 'wijs', fase: 'neer', x: 600, y: strookY(state, strook) };
  if (strook !== sprint.strook) return { soort: 'richting', richting: strook < sprint.strook ? 'op' : 'neer', ingedrukt: true };
  return readiness(state) < 1 ? null : SPATIE;
}

export function robot(state: RoeiState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotRows(state, manier);
  if (!isPlaying(state.run)) return null;
  return isPloeg(state) ? robotLays(state, skill, manier) : robotSplits(state, skill, manier);
}
