/** A ball on its way from the pupil's blob to the tins: further away it is smaller. */
import type { Item } from '@spelrijk/game-kit/contract';
import { bend, between, progress01, type Plek } from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import type { BallenState } from './state.ts';

const MAAT = { hier: 78, daar: 46 } as const;

interface Worp {
  readonly naar: Plek;
  readonly op: number;
  readonly duur: number;
}

export function drawWorp(state: BallenState, { naar, op, duur }: Worp): Item[] {
  const t = progress01(state.tick, { van: op, duur });
  const { blob } = plaatsenOf(state);
  const van: Plek = [blob[0] + 60, blob[1] - 40];
  const maat = between(MAAT.hier, MAAT.daar, t);
  const plek = bend(van, [(van[0] + naar[0]) / 2, Math.min(van[1], naar[1]) - 130], naar, t);
  return [ding('bal', plek, { w: maat, h: maat, rot: state.rustig ? 0 : t * 400 })];
}
