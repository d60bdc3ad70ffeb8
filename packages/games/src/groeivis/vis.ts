/** The fish that grows: its body and tail. */
import type { Item } from '@spelrijk/game-kit/contract';
import { sway, type Plek } from '@spelrijk/game-kit/stage';
import { ding, maatVan } from './plaatsen.ts';
import type { VisState } from './state.ts';

const STAART = 74;
const SLAG = { periode: 26, uitslag: 16 } as const;

interface VisOpties {
  readonly plek: Plek;
  /** -1 looks to the left. */
  readonly kant: -1 | 1;
  readonly toon?: string;
  readonly rot?: number;
  /** Stretched by the moment: a bite, a gulp, a fright. */
  readonly rek?: number;
  readonly maat?: number;
}

export function drawVis(state: VisState, { plek: [x, y], kant, toon = '', rot = 0, rek = 0, maat = maatVan(state) }: VisOpties): Item[] {
  const draai = kant < 0 ? 1 : -1;
  const golf = sway(state, { periode: 110, uitslag: 5 });
  const zwiep = sway(state, SLAG);
  return [
    ding('staart', [x - kant * STAART * maat * (1 + rek), y + golf], { sx: draai * maat, sy: maat * (1 - rek * 0.4), rot: rot + zwiep }),
    ding('vis', [x, y + golf], { sx: draai * maat * (1 + rek), sy: maat * (1 - rek), rot, toon }),
  ];
}
