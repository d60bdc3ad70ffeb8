/** The words to record, in the order in which a recording helps most. Pure. */
import type { Regio } from '@spelrijk/domain/admin';
import { BANK, findWoord } from '@spelrijk/taal/bank';
import { countMinimaleParen } from '@spelrijk/taal/verwarring';

export interface Klasnut {
  readonly woord: string;
  /** First attempts at it by the groep. */
  readonly gehoord: number;
  /** Words it is easily taken for. */
  readonly lijktOp: number;
}

/** Of the bands of the bank, 1 is the most usual: before anybody heard a word, the usual ones come first. */
const BANDEN = 5;

const gelijkenis = new Map<string, number>();

function lijktOpVan(woord: string): number {
  const bekend = gelijkenis.get(woord);
  if (bekend !== undefined) return bekend;
  const ipa = findWoord(woord)?.ipa;
  const aantal = ipa === undefined ? 0 : countMinimaleParen(ipa);
  gelijkenis.set(woord, aantal);
  return aantal;
}

/** Times heard, times how easily it is confused. A word that nobody was asked yet counts for less than one hearing. */
const nutVan = ({ woord, gehoord, lijktOp }: Klasnut): number =>
  (gehoord + (BANDEN - (findWoord(woord)?.band ?? BANDEN)) / BANDEN) * (1 + lijktOp);

/** Words of a test are told nowhere before. */
const bankwoorden = (regio: Regio): readonly string[] =>
  BANK.filter((woord) => !woord.gereserveerd && (woord.regio === 'beide' || woord.regio === regio)).map(({ woord }) => woord);

/** Of the bank of a region and of own lists, the most useful first. */
export function klaswoorden(regio: Regio, eigen: readonly string[], gehoord: ReadonlyMap<string, number>): readonly Klasnut[] {
  return [...new Set([...eigen, ...bankwoorden(regio)])]
    .map((woord) => ({ woord, gehoord: gehoord.get(woord) ?? 0, lijktOp: lijktOpVan(woord) }))
    .map((rij) => ({ rij, nut: nutVan(rij) }))
    .sort((a, b) => b.nut - a.nut || a.rij.woord.localeCompare(b.rij.woord, 'nl'))
    .map(({ rij }) => rij);
}
