/** One insect: its wings beat as long as it flies, a butterfly folds, a grasshopper hops. */
import type { Item } from '@spelrijk/game-kit/contract';
import { hopUp, sway, type Plek } from '@spelrijk/game-kit/stage';
import { GEVLEUGELD } from './insecten.ts';
import { ding } from './plaatsen.ts';
import type { BeestState } from './state.ts';

const SLAG = { periode: 10, uitslag: 0.34 } as const;
const VOUW = { periode: 44, uitslag: 0.3 } as const;
const SPRING = { periode: 90, hoogte: 16 } as const;

interface BeestOpties {
  readonly art: string;
  readonly plek: Plek;
  readonly key: string;
  readonly vliegt: boolean;
  readonly maat?: number;
  readonly rot?: number;
  /** How much another one of its kind it is: each beats in its own time. */
  readonly verschil?: number;
}

export function drawBeest(state: BeestState, { art, plek: [x, y], key, vliegt, maat = 1, rot = 0, verschil = 0 }: BeestOpties): Item[] {
  const vouw = art === 'vlinder' ? 0.7 + sway(state, { ...VOUW, verschil }) : 1;
  const hop = art === 'sprinkhaan' && vliegt ? hopUp(state, { ...SPRING, verschil }) : 0;
  const slag = vliegt ? 0.8 + sway(state, { ...SLAG, verschil }) : 0.5;
  const lijf = ding('beest', [x, y - hop], { art, key, rot, sx: maat * vouw, sy: maat });
  if (!GEVLEUGELD.has(art)) return [lijf];
  return [
    ding('vleugels', [x + 16 * maat, y - 42 * maat * slag - 8 * maat], { key: `${key}vleugels`, rot, sx: maat, sy: maat * slag }),
    lijf,
  ];
}
