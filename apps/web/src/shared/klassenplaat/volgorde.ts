/** In which order the parts of a picture are coloured, and how far each is. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Deel } from './penseel.ts';

/**
 * From here and there over the whole picture, so that every day something comes somewhere else; who lives in it comes last. The same for everybody.
 * @returns places in `delen`
 */
export function colourOrder(plaat: string, delen: readonly Deel[]): readonly number[] {
  const random = createRandom(seedFrom(plaat));
  const [eerst, laatst] = [false, true].map((slot) => delen.flatMap((deel, i) => ((deel.slot ?? false) === slot ? [i] : [])));
  return [...random.shuffle(eerst ?? []), ...random.shuffle(laatst ?? [])];
}

/** How much of the parts is coloured (0-1), by their place in the drawing. */
export function colouredOf(
  order: readonly number[],
  { stukjes, perDeel }: { readonly stukjes: number; readonly perDeel: number },
): ReadonlyMap<number, number> {
  return new Map(order.map((plek, beurt) => [plek, Math.min(1, Math.max(0, (stukjes - beurt * perDeel) / perDeel))]));
}

/** Parts that are coloured as a whole. */
export const countDelen = ({ stukjes, perDeel }: { readonly stukjes: number; readonly perDeel: number }): number =>
  Math.floor(stukjes / perDeel);
