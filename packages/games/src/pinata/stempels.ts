/** The letters: a row of paper stamps on a cloth, and the button to strike. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawKlaarKnop, maatOf, drawStrook } from '@spelrijk/game-kit/stage';
import { ding } from './plaatsen.ts';
import type { Plaatsen } from './plaatsen.ts';
import type { PinataState } from './state.ts';

export function drawStempels(state: PinataState, p: Plaatsen): Item[] {
  const { x, y, breed } = p.rij;
  const { w } = maatOf(state.stand);
  return [
    ding('lijn', [w / 2, y], { w: w - 28, art: `lap-${state.stand}` }),
    ...drawStrook(state, { x, y, breed, hoog: 100, vak: 80, art: 'stempel', z: 11 }),
    ...drawKlaarKnop(state, ding('slaan', p.knop, { label: 'Sla!', labelSize: 40, name: 'Sla! Mijn woord is klaar.' }), 0.5),
  ];
}
