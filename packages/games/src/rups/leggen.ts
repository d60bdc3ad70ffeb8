/** Where the letters lie: away from the head, apart from each other, and never in a ring around the caterpillar. */
import type { Random } from '@spelrijk/base/random';
import { afstand, raakt } from '@spelrijk/game-kit/raster';
import type { Raster } from '@spelrijk/game-kit/raster';

/** Steps from the head within which no letter is laid: a standing caterpillar never meets one by accident. */
const KOP_AFSTAND = 3;

/** A free cell for one more letter: three steps from the head and not touching a letter or the body, if there is room. */
export function kiesVak(raster: Raster, lijf: readonly number[], bezet: readonly number[], random: Random): number {
  const kop = lijf[0] ?? 0;
  const all = random.shuffle(Array.from({ length: raster.kolommen * raster.rijen }, (_, vak) => vak));
  const free = all.filter((vak) => !lijf.includes(vak) && !bezet.includes(vak));
  const far = free.filter((vak) => afstand(raster, vak, kop) >= KOP_AFSTAND);
  const apart = far.find((vak) => !bezet.some((other) => raakt(raster, vak, other)));
  return apart ?? far[0] ?? free[0] ?? 0;
}

/**
 * Puts the pieces of a VOLG opgave in the order of the answer, whatever order they came in; the letters of the answer when
 * they do not make it.
 */
export function orderStukken(stukken: readonly string[], antwoord: string): readonly string[] {
  return fit(stukken, antwoord) ?? [...antwoord];
}

function fit(stukken: readonly string[], rest: string): readonly string[] | null {
  if (rest === '') return stukken.length === 0 ? [] : null;
  for (const [at, stuk] of stukken.entries()) {
    if (stuk === '' || !rest.startsWith(stuk)) continue;
    const tail = fit([...stukken.slice(0, at), ...stukken.slice(at + 1)], rest.slice(stuk.length));
    if (tail !== null) return [stuk, ...tail];
  }
  return null;
}
