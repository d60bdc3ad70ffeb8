/**
 * Decides: which verbs of a sentence are others than the reading of `werkwoorden.ts` finds, because an editor said so.
 * Source: `werkwoorden.tsv`, by hand: a form that is added, or `-` for a word that is no verb here. Lint knows a line that changes nothing.
 * Example: in `Hoe laat begint de film?` laat is no form of laten.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import type { Zinwerkwoord } from '@spelrijk/domain/zin';
import { isWoordvorm } from '../bank/regel.ts';
import { persoonVan } from './vervoeging.ts';
import { woordplekken } from './woordplek.ts';

export interface Correctie {
  readonly woord: string;
  /** Absent where the word is no verb. */
  readonly verb?: { readonly vorm: Woordvorm; readonly basis: string };
}

/** Per sentence; a line is `id`, `woord`, `vorm` (or `-`), `basis`, with tabs between. */
export function readCorrecties(tabel: string): ReadonlyMap<string, readonly Correctie[]> {
  const gevonden = new Map<string, Correctie[]>();
  for (const regel of tabel.split('\n').slice(1)) {
    const [id = '', woord = '', vorm = '', basis = ''] = regel.split('\t');
    if (woord === '') continue;
    const verb = isWoordvorm(vorm) && basis !== '' ? { verb: { vorm, basis } } : {};
    gevonden.set(id, [...(gevonden.get(id) ?? []), { woord, ...verb }]);
  }
  return gevonden;
}

/** What was read, put right. */
export function correct(tekst: string, gelezen: readonly Zinwerkwoord[], correcties: readonly Correctie[]): readonly Zinwerkwoord[] {
  if (correcties.length === 0) return gelezen;
  const woordOp = ({ start, end }: Zinwerkwoord): string => tekst.slice(start, end);
  const over = gelezen.filter((verb) => !correcties.some(({ woord }) => woord === woordOp(verb)));
  const nieuw = correcties.flatMap(({ woord, verb }): Zinwerkwoord[] => {
    const plek = verb && woordplekken(tekst).find((hier) => hier.woord === woord);
    if (!plek) return [];
    const { start, end } = plek;
    const persoon = persoonVan(tekst, plek, verb.vorm, verb.basis);
    return [{ start, end, ...verb, ...(persoon && { persoon }) }];
  });
  return [...over, ...nieuw].toSorted((een, ander) => een.start - ander.start);
}
