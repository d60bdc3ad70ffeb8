/** The board as pages: the rule, how to do it step by step, then the words one by one. */
import type { Bordwoord } from '@spelrijk/contract/opdrachten';
import type { Uitleg } from '../../opdrachten/queries.ts';

export type Blad =
  | { readonly soort: 'regel'; readonly geluid: string | null }
  | { readonly soort: 'stap'; readonly nr: number; readonly geluid: string | null }
  | { readonly soort: 'woord'; readonly woord: Bordwoord; readonly geluid: string | null };

export function bladenVan({ stappen, geluid, woorden }: Pick<Uitleg, 'stappen' | 'geluid' | 'woorden'>): readonly Blad[] {
  return [
    { soort: 'regel', geluid: geluid.regel },
    ...stappen.map((_, nr): Blad => ({ soort: 'stap', nr, geluid: geluid.stappen[nr] ?? null })),
    ...woorden.map((woord): Blad => ({ soort: 'woord', woord, geluid: woord.audio.woord ?? null })),
  ];
}

export interface Stand {
  readonly plek: number;
  /** The right word is in sight. */
  readonly open: boolean;
}

/** Forward: first the right word shows, then the next page; a word that nobody wrote wrong is shown at once. Back goes page by page, and beyond the last nothing changes. */
export function verder({ plek, open }: Stand, bladen: readonly Blad[], richting: 1 | -1): Stand {
  const blad = bladen[plek];
  if (richting === 1 && blad?.soort === 'woord' && blad.woord.fout && !open) return { plek, open: true };
  const naar = Math.min(Math.max(plek + richting, 0), bladen.length - 1);
  return naar === plek && richting === 1 ? { plek, open } : { plek: naar, open: false };
}
