/** The words and sentences to record, in the order in which a recording helps most. Pure. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Opnamesoort } from '@spelrijk/contract/klasopnamen';
import { ZINNEN } from '@spelrijk/taal/alle-zinnen';
import { BANK, findWoord } from '@spelrijk/taal/bank';
import { isTekenkeuze } from '@spelrijk/taal/tekenkeuze';
import { countMinimaleParen } from '@spelrijk/taal/verwarring';

export interface Klasnut {
  /** What is said. */
  readonly woord: string;
  readonly soort: Opnamesoort;
  /** Of a sentence: the word it belongs to. */
  readonly bij?: string;
  /** Of a sentence: the dictation of the groep that it is in. */
  readonly dictee?: string;
  /** First attempts by the groep at it, or at the word it belongs to. */
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

const OP_ALFABET = new Intl.Collator('nl');

/** Words of a test are told nowhere before; of what is written short nobody knows what to say. */
const bankwoorden = (regio: Regio): readonly string[] =>
  BANK.filter((woord) => !woord.gereserveerd && woord.vorm !== 'kort' && (woord.regio === 'beide' || woord.regio === regio)).map(
    ({ woord }) => woord,
  );

/** Of the bank of a region and of own lists, the most useful first. */
export function klaswoorden(regio: Regio, eigen: readonly string[], gehoord: ReadonlyMap<string, number>): readonly Klasnut[] {
  return [...new Set([...eigen, ...bankwoorden(regio)])]
    .map((woord) => ({ woord, soort: 'woord' as const, gehoord: gehoord.get(woord) ?? 0, lijktOp: lijktOpVan(woord) }))
    .map((rij) => ({ rij, nut: nutVan(rij) }))
    .sort((a, b) => b.nut - a.nut || OP_ALFABET.compare(a.rij.woord, b.rij.woord))
    .map(({ rij }) => rij);
}

export interface Eigenzin {
  readonly woord: string;
  readonly zin: string;
  readonly dictee: string | null;
}

type Zinrij = Pick<Klasnut, 'woord' | 'bij' | 'dictee'> & { readonly gehoord: number; readonly band: number };

/** The sentences of dictation: with a word, and those that are written whole. */
function bankzinnen(regio: Regio, gehoord: ReadonlyMap<string, number>): readonly Zinrij[] {
  const bijWoord = BANK.flatMap(({ woord, zin, band, gereserveerd, vorm, regio: van }) =>
    zin === undefined || gereserveerd || vorm === 'kort' || (van !== 'beide' && van !== regio)
      ? []
      : [{ woord: zin, bij: woord, gehoord: gehoord.get(woord) ?? 0, band }],
  );
  const heel = ZINNEN.filter(
    (zin) => zin.gereserveerd !== true && !isTekenkeuze(zin) && (zin.regio === 'beide' || zin.regio === regio),
  ).map(({ id, tekst }) => ({
    woord: tekst,
    gehoord: gehoord.get(`${id}/zin`) ?? 0,
    band: BANDEN,
  }));
  return [...bijWoord, ...heel];
}

/** Those of the dictations of the groep first, then what is heard most, then what goes with the usual words. */
export function klaszinnen(
  regio: Regio,
  eigen: readonly Eigenzin[],
  opgenomen: readonly { readonly woord: string; readonly bij: string | null }[],
  gehoord: ReadonlyMap<string, number>,
): readonly Klasnut[] {
  const vanGroep: Zinrij[] = eigen.map(({ woord, zin, dictee }) => ({
    woord: zin,
    bij: woord,
    gehoord: gehoord.get(woord) ?? 0,
    band: findWoord(woord)?.band ?? BANDEN,
    ...(dictee !== null && { dictee }),
  }));
  const rijen = new Map<string, Zinrij>();
  const los: Zinrij[] = opgenomen.map(({ woord, bij }) => ({
    woord,
    ...(bij !== null && { bij }),
    gehoord: gehoord.get(bij ?? '') ?? 0,
    band: BANDEN,
  }));
  for (const rij of [...vanGroep, ...bankzinnen(regio, gehoord), ...los]) if (!rijen.has(rij.woord)) rijen.set(rij.woord, rij);
  const eerst = ({ dictee }: Zinrij): number => (dictee === undefined ? 1 : 0);
  return [...rijen.values()]
    .toSorted((a, b) => eerst(a) - eerst(b) || b.gehoord - a.gehoord || a.band - b.band || OP_ALFABET.compare(a.woord, b.woord))
    .map(({ band: _band, ...rij }) => ({ ...rij, soort: 'zin', lijktOp: 0 }));
}
