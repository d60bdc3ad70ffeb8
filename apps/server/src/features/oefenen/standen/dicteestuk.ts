/** What can stand in a dictation: a word, a whole sentence of the bank, known by its text, or a sentence that the docent typed. */
import type { Regio } from '@spelrijk/domain/admin';
import { isZin, Spelling, type Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { createEigenZin } from '@spelrijk/taal/eigenzin';
import { lijststuk } from './lijststuk.ts';
import type { Oefenstuk } from './stuk.ts';
import { stukkenVan, zinStuk } from './stukken.ts';

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

/** The groep of one docent asks for the same sentences again and again; what was asked longest ago goes first. */
const MEEST_ONTHOUDEN = 500;
const eigen = new Map<string, Oefenstuk | null>();

/** A sentence of the docent's own; undefined for what is no sentence. */
export function findEigenZinstuk(regio: Regio, tekst: string): Oefenstuk | undefined {
  if (!isZin(tekst)) return undefined;
  const sleutel = `${regio} ${tekst}`;
  const bekend = eigen.get(sleutel);
  if (bekend !== undefined) return bekend ?? undefined;
  const zin = createEigenZin(tekst);
  const stuk = zin ? { ...zinStuk(zin, regio), sleutel: zin.tekst } : null;
  if (eigen.size >= MEEST_ONTHOUDEN) eigen.delete(eigen.keys().next().value ?? '');
  eigen.set(sleutel, stuk);
  return stuk ?? undefined;
}

export const dicteestuk = (regio: Regio, leerlijn: Pick<Leerlijn, 'categorieen'>, rij: Lijstwoord): Oefenstuk =>
  findZinstuk(regio, rij.woord) ?? findEigenZinstuk(regio, rij.woord) ?? lijststuk(regio, leerlijn, rij);

export const dicteevorm = ({ soort }: Oefenstuk): 'dictee-zin' | 'dictee-woord' => (soort === 'zin' ? 'dictee-zin' : 'dictee-woord');

/** Any word, and any sentence in which something can be judged. */
export const isDicteerij = (regio: Regio, { woord }: Lijstwoord): boolean =>
  Spelling.safeParse(woord).success || findZinstuk(regio, woord) !== undefined || findEigenZinstuk(regio, woord) !== undefined;
