/**
 * Decides: nothing; it is what the analysis of an unknown word finds out about its make-up.
 * Source: the grammatical forms of the didactic tables.
 * Example: { vorm: 'mv', basis: 'brief', bekend: true } for brieven.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';

export interface Ontleding {
  readonly vorm: Woordvorm;
  readonly basis?: string;
  readonly delen?: readonly string[];
  /** Was the word, its base or were its parts found in a list? */
  readonly bekend: boolean;
}

/** How a form is called when a docent is asked about it. */
export const VORMNAAM: Readonly<Partial<Record<Woordvorm, string>>> = {
  tt1: 'de ik-vorm',
  tt3: 'de hij-vorm',
  vt: 'de verleden tijd',
  vd: 'het voltooid deelwoord',
  'bn:vd': 'een voltooid deelwoord als bijvoeglijk naamwoord',
  td: 'een tegenwoordig deelwoord',
  mv: 'het meervoud',
  trap: 'een trap van vergelijking',
};
