/** What rides on the belt and what lies on the pizza: toppings, letters to cut, letters that were typed. */
import type { Item } from '@spelrijk/game-kit/contract';
import { delenOf } from '@spelrijk/game-kit/mechanics/split';
import { fitTekst, maatOf } from '@spelrijk/game-kit/stage';
import { bandX } from './band.ts';
import { ding, keukenOf } from './keuken.ts';
import { joinAll } from '@spelrijk/game-kit/mechanics/leggen';
import { drawLegkring, drawTypkring } from './plekken.ts';
import { vormOf } from './samenstellen.ts';
import { drawSnijkring } from './snijkring.ts';
import type { PizzaState } from './state.ts';
import { drawOpLopendeBand } from './stukken.ts';

const TOPPINGS = { art: 'topping', tonen: 5, waar: 'de pizza' } as const;
/** Three things that a kitchen needs. */
export const HAPJES = ['0', '1', '2'] as const;

/** The toppings; when nothing is to be laid, what the kitchen needs. */
export function drawBand(state: PizzaState): Item[] {
  const { w } = maatOf(state.stand);
  const y = keukenOf(state).band;
  const leeg = vormOf(state) !== 'VOLG' || state.run.fase === 'klaar';
  return [
    ding('band', [w / 2, y + 22], { w: w + 20, art: `band-${state.stand}` }),
    ...(leeg
      ? Array.from({ length: 6 }, (_, i) => ding('kruid', [bandX(i, 6, state.reis, w + 80) - 40, y + 2], { toon: HAPJES[i % 3] }, i))
      : drawOpLopendeBand(state, y - 4, TOPPINGS, 1)),
  ];
}

/** In the middle the whole word, to be read as words are read. */
export function drawBeleg(state: PizzaState): Item[] {
  const { pizza } = keukenOf(state);
  const { x, y, r } = pizza;
  const vorm = vormOf(state);
  const tekst = vorm === 'SPLIT' ? delenOf(state).join('·') : joinAll(state);
  return [
    ...(vorm === 'SPLIT' ? drawSnijkring : vorm === 'TYP' ? drawTypkring : drawLegkring)(state, pizza, TOPPINGS, 7),
    ...(tekst === '' ? [] : [ding('etiket', [x, y], { w: r * 0.94, ...fitTekst(tekst, r * 0.84, 84, 48) })]),
  ];
}
