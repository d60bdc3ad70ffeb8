/** Words that are set apart for the tests of a care plan, and texts for a leesmoment: everything that would show one of them to the child. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Oefenstuk } from './stuk.ts';
import { findStuk, stukkenVan } from './stukken.ts';

const GEEN_LETTER = /[^\p{L}\p{M}'’-]+/u;

/** The words of a text, in small letters. */
export const woordenIn = (tekst: string): string[] => tekst.toLowerCase().split(GEEN_LETTER).filter(Boolean);

/** What a child reads or hears with this beside a choice of answers; a text is read whole, as any book is. */
const getoond = ({ woord, zin, bundel }: Oefenstuk): string[] =>
  bundel === undefined ? [woord.woord, woord.zin ?? '', zin?.tekst ?? ''].flatMap(woordenIn) : [];

/** In place: a word like "de" stands in thousands. */
function add(index: Map<string, string[]>, woord: string, sleutel: string): void {
  const sleutels = index.get(woord);
  if (sleutels) sleutels.push(sleutel);
  else index.set(woord, [sleutel]);
}

const gebouwd = new Map<Regio, ReadonlyMap<string, readonly string[]>>();

/** By word: the keys of what shows it. */
function indexVan(regio: Regio): ReadonlyMap<string, readonly string[]> {
  const bekend = gebouwd.get(regio);
  if (bekend) return bekend;
  const index = new Map<string, string[]>();
  for (const [sleutel, stuk] of stukkenVan(regio)) {
    for (const woord of new Set(getoond(stuk))) add(index, woord, sleutel);
  }
  gebouwd.set(regio, index);
  return index;
}

const vragen = new Map<Regio, ReadonlyMap<string, readonly string[]>>();

/** By text: the keys of its questions. A leesmoment keeps whole texts apart. */
function tekstvragenVan(regio: Regio): ReadonlyMap<string, readonly string[]> {
  const bekend = vragen.get(regio);
  if (bekend) return bekend;
  const index = new Map<string, string[]>();
  for (const [sleutel, { bundel }] of stukkenVan(regio)) if (bundel !== undefined) add(index, bundel, sleutel);
  vragen.set(regio, index);
  return index;
}

export interface Apartgezet {
  /** Keys of the engine that may not be asked. */
  readonly sleutels: readonly string[];
  /** Spellings, in small letters, that may not be seen. A sentence is kept apart by its key alone: its words are everybody's. */
  readonly woorden: ReadonlySet<string>;
}

const NIETS_APART: Apartgezet = { sleutels: [], woorden: new Set() };

/** Everything that shows one of these, given by their keys. */
export function apartVan(regio: Regio, apart: readonly string[]): Apartgezet {
  if (apart.length === 0) return NIETS_APART;
  const index = indexVan(regio);
  const sleutels = new Set(apart);
  const woorden = new Set<string>();
  for (const sleutel of apart) {
    const tekst = tekstvragenVan(regio).get(sleutel);
    if (tekst) {
      for (const vraag of tekst) sleutels.add(vraag);
      continue;
    }
    const stuk = findStuk(regio, sleutel);
    if (stuk?.soort === 'zin') {
      // The gap of the same sentence.
      if (stuk.zin) sleutels.add(stuk.zin.id);
      continue;
    }
    const spelling = (stuk?.woord.woord ?? sleutel).toLowerCase();
    woorden.add(spelling);
    for (const ander of index.get(spelling) ?? []) sleutels.add(ander);
  }
  return { sleutels: [...sleutels], woorden };
}
