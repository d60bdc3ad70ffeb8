/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotLays, robotPoints } from '@spelrijk/game-kit/testing';
import { visAt } from './omsingelen.ts';
import { isLaying } from './state.ts';
import type { VangState } from './state.ts';

/** Sails past a shoal at this distance, and turns round it from here on. */
const NAAST = 84;
const DICHTBIJ = 150;

/** Round the shoal it is nearest to. */
function robotSails(state: VangState, manier?: Manier): GameInput | null {
  const { zee } = state;
  if (state.rustig) {
    const school = zee.scholen.findIndex((_, s) => !zee.gehad.includes(s));
    if (school < 0 || zee.over === 0) return null;
    if (manier !== 'toetsen') return { soort: 'kies', pick: `school:${school}` };
    return zee.mik === school ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: 'rechts', ingedrukt: true };
  }
  const { boot } = zee;
  const los = zee.vissen.filter(({ gevangen }) => gevangen === null).map((vis) => visAt(zee, vis));
  const [eerste] = los;
  if (eerste === undefined) return null;
  const vis = los.reduce((a, b) => (Math.hypot(b.x - boot.x, b.y - boot.y) < Math.hypot(a.x - boot.x, a.y - boot.y) ? b : a), eerste);
  const [dx, dy] = [vis.x - boot.x, vis.y - boot.y];
  const ver = Math.max(1, Math.hypot(dx, dy));
  const naar = ver < DICHTBIJ ? vis : { x: vis.x - (dy / ver) * NAAST, y: vis.y + (dx / ver) * NAAST };
  if (manier !== 'toetsen') return { soort: 'wijs', fase: zee.vinger === null ? 'neer' : 'beweeg', ...naar };
  const kant = boot.vx * (naar.y - boot.y) - boot.vy * (naar.x - boot.x) < 0 ? 'links' : 'rechts';
  return (kant === 'links' ? -1 : 1) === zee.kant ? null : { soort: 'richting', richting: kant, ingedrukt: true };
}

export function robot(state: VangState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotSails(state, manier);
  if (state.run.fase !== 'spelen') return null;
  return isLaying(state) ? robotLays(state, skill, manier) : robotPoints(state, skill, 'vis');
}
