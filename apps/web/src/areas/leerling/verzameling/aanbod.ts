/** What a child can choose from after a taak. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Verzameling } from '@spelrijk/game-kit/contract';

/** So many cards lie on the table. */
const KAARTEN = 3;

interface Kansen {
  readonly bezit: readonly string[];
  /** Found in play: among the cards first. */
  readonly vondsten: readonly string[];
  readonly taakId: string;
}

/** Only what it has not: a story goes on with its next piece, elsewhere there is something to choose. The same taak gives the same cards. */
export function aanbodFor({ stukken, opVolgorde }: Verzameling, { bezit, vondsten, taakId }: Kansen): readonly string[] {
  const over = stukken.map(({ id }) => id).filter((id) => !bezit.includes(id));
  if (opVolgorde === true) return over.slice(0, 1);
  const gevonden = [...new Set(vondsten)].filter((id) => over.includes(id));
  const anders = over.filter((id) => !gevonden.includes(id));
  return [...gevonden, ...createRandom(seedFrom(taakId)).shuffle(anders)].slice(0, KAARTEN);
}

/** What is told of it to who does not see it: who has nothing yet and may choose now is not sent off to play first. */
export const beschrijvingFor = (bezit: readonly string[], aanbod: readonly string[]): 'alles' | 'kies' | 'leeg' =>
  bezit.length > 0 ? 'alles' : aanbod.length > 0 ? 'kies' : 'leeg';
