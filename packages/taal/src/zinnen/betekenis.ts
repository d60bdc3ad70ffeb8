/**
 * Decides: what a homophone means, which words sound the same, and what to tell a child who chose the other.
 * Source: `homofonen.tsv`, written by hand; the words of one line sound alike.
 * Example: readBetekenissen('hart=klopt in je lijf\thard=niet zacht').get('hart')?.paar equals ['hard'].
 */
import { withHoofdletter } from '@spelrijk/base/tekst';

export interface Betekenis {
  /** The words that sound the same. */
  readonly paar: readonly string[];
  /** One Dutch sentence: what this spelling means. */
  readonly waarom: string;
}

/** Per word of the table. A line is `word=meaning`, tab, `word=meaning`. */
export function readBetekenissen(tabel: string): ReadonlyMap<string, Betekenis> {
  const gevonden = new Map<string, Betekenis>();
  for (const regel of tabel.split('\n').filter((tekst) => tekst.includes('='))) {
    const paren = regel.split('\t').map((veld) => veld.split('='));
    for (const [woord = '', betekenis = ''] of paren) {
      const paar = paren.map(([ander = '']) => ander).filter((ander) => ander !== woord);
      gevonden.set(woord, { paar, waarom: `${withHoofdletter(woord)}: ${betekenis}.` });
    }
  }
  return gevonden;
}
