/** The fence, and the animals that were washed in this round. */
import type { Item } from '@spelrijk/game-kit/contract';
import { hopUp, type Plek } from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import type { KipState } from './state.ts';

/** So many are drawn. */
const MEEST = 14;
const STAP = 82;
const RAND = 50;
const BOVEN = 66;

/** Place on the fence of animal number `i` of the round. */
export function hekPlek(state: KipState, i: number): Plek {
  const { x, y, breed } = plaatsenOf(state).hek;
  const n = Math.min(MEEST, state.dieren.length);
  const stap = Math.min(STAP, (breed - RAND * 2) / Math.max(1, n - 1));
  return [x + RAND + (i - (state.dieren.length - n)) * stap, y - BOVEN];
}

/** `onderweg`: so many of the last ones are not there yet. */
export function drawHek(state: KipState, onderweg: number): Item[] {
  const { x, y, breed } = plaatsenOf(state).hek;
  const klaar = state.run.fase === 'klaar';
  const eerste = Math.max(0, state.dieren.length - MEEST);
  const zitten = state.dieren.slice(eerste, state.dieren.length - onderweg);
  return [
    ding('hek', [x + breed / 2, y], { w: breed }),
    ...zitten.map((dier, k) => {
      const [dx, dy] = hekPlek(state, eerste + k);
      const hop = klaar ? hopUp(state, { periode: 48, hoogte: 24, verschil: k * 0.19 }) : 0;
      return ding('dier', [dx, dy - hop], { toon: String(dier) }, k);
    }),
  ];
}
