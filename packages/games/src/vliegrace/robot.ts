/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isGuided, isPlaying } from '@spelrijk/game-kit/run';
import { robotLays, robotPoints, wantsRight } from '@spelrijk/game-kit/testing';
import { isInView, isRij } from './state.ts';
import type { VliegState } from './state.ts';
import { dingPlek, isOnTocht, planePlek } from './vlucht.ts';

const pijl = (richting: 'op' | 'neer', ingedrukt: boolean): GameInput => ({ soort: 'richting', richting, ingedrukt });

/** Steers to the next basket. */
function robotFlies(state: VliegState, manier?: Manier): GameInput | null {
  const { vlucht } = state;
  const [px, py] = planePlek(state);
  const i = vlucht.dingen.findIndex(
    (ding) => ding.soort === 'mand' && ding.raakOp === null && (state.rustig || dingPlek(state, ding)[0] > px),
  );
  const mand = vlucht.dingen[i];
  if (mand === undefined) return null;
  if (state.rustig) return isOnTocht(state) || vlucht.over === 0 ? null : { soort: 'kies', pick: `mand:${i}` };
  const [, y] = dingPlek(state, mand);
  if (manier === 'aanraken') return { soort: 'wijs', fase: vlucht.vinger === null ? 'neer' : 'beweeg', x: px, y };
  const ver = y - py - vlucht.vy * 8;
  if (Math.abs(ver) < 24) return vlucht.kant === 0 ? null : pijl(vlucht.kant < 0 ? 'op' : 'neer', false);
  return Math.sign(ver) === vlucht.kant ? null : pijl(ver < 0 ? 'op' : 'neer', true);
}

function robotThreads(state: VliegState, skill: number, manier?: Manier): GameInput | null {
  const { doel, inhoud } = state.vakken;
  const mis = inhoud.some((stuk, i) => stuk !== doel[i]);
  if (!isGuided(state.run) && mis && wantsRight(state, skill))
    return manier === 'aanraken' ? { soort: 'kies', pick: 'af' } : { soort: 'wis' };
  const given = robotLays(state, skill, manier);
  const id = given.soort === 'kies' && given.pick.startsWith('stuk:') ? Number(given.pick.slice('stuk:'.length)) : -1;
  if (id >= 0) return isInView(state, id) ? given : null;
  const legt = given.soort === 'richting' && given.richting === 'op';
  if (!legt) return given;
  return isInView(state, state.keus) ? { soort: 'actie', ingedrukt: true } : null;
}

export function robot(state: VliegState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotFlies(state, manier);
  if (!isPlaying(state.run)) return null;
  return isRij(state) ? robotThreads(state, skill, manier) : robotPoints(state, skill);
}
