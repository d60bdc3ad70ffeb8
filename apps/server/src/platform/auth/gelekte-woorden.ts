/**
 * What guessers have on their lists, offline: 49,233 passwords that stand in leaked collections, most used first, and the
 * words and names that Dutch and Flemish people make theirs of. Source: the dictionaries of zxcvbn-ts, an estimator of
 * password strength (MIT), whose password list comes from leaks that were published, and whose names from the Belgian statistics office.
 */
import { dictionary as algemeen } from '@zxcvbn-ts/language-common';
import { dictionary as nederlands } from '@zxcvbn-ts/language-nl-be';

/** Lower case, without accents: how both a password and a list are read. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What a word adds to a password, in units of "one of our own few hundred words" = 2: the longer the list it is from, the more. */
const LEAKED = 3;
const COMMON = 4;

/** Shorter pieces stand in every sentence. */
const MIN_PIECE = 5;

const lists: readonly [words: readonly string[], cost: number][] = [
  [nederlands.commonWords, COMMON],
  [nederlands.lastnames, LEAKED],
  [nederlands.boysFirstnames, LEAKED],
  [nederlands.girlsFirstnames, LEAKED],
  [algemeen['passwords-common'], LEAKED],
];

interface Lijst {
  /** What each word costs; of a word on two lists the last counts, which is the cheaper one. */
  readonly costs: ReadonlyMap<string, number>;
  readonly longest: number;
}

function readLijst(): Lijst {
  const costs = new Map<string, number>();
  let longest = 0;
  for (const [words, cost] of lists)
    for (const word of words) {
      const text = plain(word).replaceAll(' ', '');
      if (text.length < MIN_PIECE) continue;
      costs.set(text, cost);
      longest = Math.max(longest, text.length);
    }
  return { costs, longest };
}

/** Read when the first password is chosen: most starts of the program never need it. */
let read: Lijst | undefined;

export interface Stuk {
  readonly length: number;
  readonly cost: number;
}

/**
 * The longest piece of a known list that starts here; `text` is plain.
 * @example gelektStuk('qwerty123456!', 0) // { length: 12, cost: 3 }
 */
export function gelektStuk(text: string, at: number): Stuk | undefined {
  read ??= readLijst();
  for (let length = Math.min(read.longest, text.length - at); length >= MIN_PIECE; length--) {
    const cost = read.costs.get(text.slice(at, at + length));
    if (cost !== undefined) return { length, cost };
  }
  return undefined;
}
