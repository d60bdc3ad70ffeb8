/** What can stand in a dictation: a word, or a whole sentence of the bank, known by its text. */
import type { Regio } from '@spelrijk/domain/admin';
import { Spelling, type Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { lijststuk } from './lijststuk.ts';
import type { Oefenstuk } from './stuk.ts';
import { stukkenVan } from './stukken.ts';

type Zinnen = ReadonlyMap<string, Oefenstuk>;

const zinnen = new Map<Regio, Zinnen>();

/** Looked for once: whoever asks of every word of the bank whether it is a sentence would read the bank as often. */
function zinnenVan(regio: Regio): Zinnen {
  const bekend = zinnen.get(regio);
  if (bekend) return bekend;
  const alle = [...stukkenVan(regio).values()].filter(({ soort }) => soort === 'zin');
  const gelezen = new Map(alle.map((stuk) => [stuk.woord.woord, stuk]));
  zinnen.set(regio, gelezen);
  return gelezen;
}

/** A whole sentence, asked as it stands. */
export const findZinstuk = (regio: Regio, tekst: string): Oefenstuk | undefined => zinnenVan(regio).get(tekst);

export const dicteestuk = (regio: Regio, leerlijn: Pick<Leerlijn, 'categorieen'>, rij: Lijstwoord): Oefenstuk =>
  findZinstuk(regio, rij.woord) ?? lijststuk(regio, leerlijn, rij);

export const dicteevorm = ({ soort }: Oefenstuk): 'dictee-zin' | 'dictee-woord' => (soort === 'zin' ? 'dictee-zin' : 'dictee-woord');

/** Any word; a sentence only when it is one of ours: nobody can judge another. */
export const isDicteerij = (regio: Regio, { woord }: Lijstwoord): boolean =>
  Spelling.safeParse(woord).success || findZinstuk(regio, woord) !== undefined;
