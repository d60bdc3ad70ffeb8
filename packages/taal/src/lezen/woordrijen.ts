/**
 * Decides: which rows of words a beginner reads, and which word is asked for at the end of a row.
 * Source: rows of six words with one sound in the middle, then a row in which it is mixed with others; read on three days, then others (own values).
 * Example: createWoordrijen(leeswoordenVan('L1'), random)[0]?.woorden is six words with the same vowel, such as maan, kaas, raam.
 */
import type { Random } from '@spelrijk/base/random';
import { splitGrafemen } from '../grafemen.ts';
import { examineWoord } from '../woordenlijst.ts';

const RIJEN = 4;
const PER_RIJ = 6;
const KEUZES = 3;
const KLINKER = /^[aeiouy]/;

export interface Woordrij {
  readonly woorden: readonly string[];
  /** One of these does not stand in the row. */
  readonly keuzes: readonly string[];
  readonly antwoord: string;
}

/** In these the first vowel is hardly heard. */
const VOORVOEGSEL = /^(?:be|ge|ver|her|te|ont)/;

/** Looked at once: the words of a level are looked through at every visit. */
const bekend = new Map<string, string | undefined>();

/** How the first klankgroep sounds: its vowel sign, and whether it ends on it (`o` in bomen is not the `o` in bossen); undefined: no word for rows. */
function klankstukVan(woord: string): string | undefined {
  if (!bekend.has(woord)) bekend.set(woord, findKlankstuk(woord));
  return bekend.get(woord);
}

function findKlankstuk(woord: string): string | undefined {
  if (!/^\p{Ll}+$/u.test(woord)) return undefined;
  const [eerste = '', ...rest] = examineWoord(woord).klankgroepen;
  if (rest.length > 0 && VOORVOEGSEL.test(woord)) return undefined;
  const tekens = splitGrafemen(eerste);
  const klinker = tekens.find((teken) => KLINKER.test(teken));
  return klinker && `${klinker}${tekens.at(-1) === klinker ? '-' : ''}`;
}

const toRij = (woorden: readonly string[], elders: readonly string[], random: Random): Woordrij | undefined => {
  const antwoord = elders.find((woord) => !woorden.includes(woord));
  if (antwoord === undefined) return undefined;
  const staanErin = random.shuffle(woorden).slice(0, KEUZES - 1);
  return { woorden, antwoord, keuzes: random.shuffle([antwoord, ...staanErin]) };
};

/**
 * Rows with one vowel, and a last one in which it stands between others. The word that is asked for has that vowel too.
 * Empty when none has words enough.
 */
export function createWoordrijen(woorden: readonly string[], random: Random): Woordrij[] {
  const perStuk = new Map<string, string[]>();
  for (const woord of woorden) {
    const stuk = klankstukVan(woord);
    if (stuk !== undefined) perStuk.set(stuk, [...(perStuk.get(stuk) ?? []), woord]);
  }
  // A word is left over for every row, to ask for.
  const nodig = RIJEN * (PER_RIJ + 1) + PER_RIJ / 2;
  const [groep] = random.shuffle([...perStuk.values()].filter((lijst) => lijst.length >= nodig));
  if (!groep) return [];
  const lijst = random.shuffle(groep);
  const over = lijst.slice(RIJEN * PER_RIJ + PER_RIJ / 2);
  const rijen = Array.from({ length: RIJEN }, (_, nr) => lijst.slice(nr * PER_RIJ, (nr + 1) * PER_RIJ));
  const anders = random.shuffle([...perStuk.values()].flat().filter((woord) => !groep.includes(woord))).slice(0, PER_RIJ / 2);
  const gemengd = random.shuffle([...lijst.slice(RIJEN * PER_RIJ, RIJEN * PER_RIJ + PER_RIJ / 2), ...anders]);
  return [...rijen, gemengd].flatMap((rij, nr) => toRij(rij, over.slice(nr), random) ?? []);
}
