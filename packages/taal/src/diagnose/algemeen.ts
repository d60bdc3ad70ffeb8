/**
 * Decides: the errors that say nothing about a categorie: slips of ear, eye and finger, each with its cost.
 * Source: common error typologies of Dutch spelling (missing, extra, swapped, mirrored letter; long or short vowel; near sound).
 * Example: maan typed man is kort-lang; dak typed bak is spiegelletter; vis typed ves is klank-verward.
 */
import type { AlgemeneFout } from './labels.ts';

/** A rewriting that holds for every target. */
export interface AlgemeneStap {
  readonly van: string;
  readonly naar: string;
  readonly label: AlgemeneFout;
  readonly kosten: number;
}

export const KOSTEN = { kortLang: 0.8, spiegel: 0.9, klank: 0.95, wissel: 1, weg: 1.1, extra: 1.1, anders: 1.4 } as const;

const SPIEGELS = ['bd', 'pq', 'bp', 'dp', 'dq', 'bq'];
const KLANKEN: readonly (readonly [string, string])[] = [
  ['i', 'e'],
  ['ui', 'eu'],
  ['u', 'eu'],
  ['oe', 'u'],
  ['o', 'u'],
  ['au', 'o'],
  ['m', 'n'],
  ['p', 'b'],
  ['k', 'g'],
  ['t', 'd'],
  ['zz', 'ts'],
  // kiewit
  ['v', 'w'],
];
/** Vowel signs that a child can confuse by ear; ei and ij, au and ou have categories of their own. */
const KLINKERGROEPEN: readonly (readonly string[])[] = [
  ['ui', 'eu', 'uu', 'oe', 'ou', 'au', 'oo'],
  ['ei', 'ij', 'ee', 'ie', 'ui'],
];

/** hoewul for hoewel: heard so, but nobody takes a u for an e. */
const EEN_KANT: readonly (readonly [string, string])[] = [
  ['e', 'u'],
  // sentrem, zeuventig.
  ['u', 'e'],
  ['e', 'eu'],
  // sentuur, riejageren, kastanches.
  ['ei', 'e'],
  ['e', 'ie'],
  ['nj', 'nch'],
  ['nj', 'nsj'],
  // patroelje, boeljon: the j that is heard of an ill.
  ...['lje', 'elje', 'ilje', 'ielje', 'lle', 'je', 'jje', 'ije'].map((naar) => ['ille', naar] as const),
  ...['ljo', 'eljo', 'iljo', 'ieljo', 'jo', 'jjo', 'ijo'].map((naar) => ['illo', naar] as const),
];
const eenKant = EEN_KANT.map(([van, naar]): AlgemeneStap => ({ van, naar, label: 'klank-verward', kosten: KOSTEN.klank }));

const kortLang = ['a', 'e', 'o', 'u'].flatMap((k): AlgemeneStap[] => [
  { van: k + k, naar: k, label: 'kort-lang', kosten: KOSTEN.kortLang },
  { van: k, naar: k + k, label: 'kort-lang', kosten: KOSTEN.kortLang },
]);
kortLang.push(
  { van: 'ie', naar: 'i', label: 'kort-lang', kosten: KOSTEN.kortLang },
  { van: 'i', naar: 'ie', label: 'kort-lang', kosten: KOSTEN.kortLang },
);

const heenEnWeer = (paar: readonly [string, string], label: AlgemeneFout, kosten: number): AlgemeneStap[] => [
  { van: paar[0], naar: paar[1], label, kosten },
  { van: paar[1], naar: paar[0], label, kosten },
];

const spiegels = SPIEGELS.flatMap((paar) => heenEnWeer([paar.charAt(0), paar.charAt(1)], 'spiegelletter', KOSTEN.spiegel));
const klanken = KLANKEN.flatMap((paar) => heenEnWeer(paar, 'klank-verward', KOSTEN.klank));
const isOmgekeerd = (een: string, ander: string): boolean => een === ander.charAt(1) + ander.charAt(0);
const klinkers = KLINKERGROEPEN.flatMap((groep) =>
  groep.flatMap((van) =>
    groep
      .filter((naar) => naar !== van && !isOmgekeerd(van, naar))
      .map((naar): AlgemeneStap => ({ van, naar, label: 'klank-verward', kosten: KOSTEN.klank + 0.02 })),
  ),
);

/** As it is said: a rooie fiets, ouwe kranten. */
const SPREEKTAAL: readonly (readonly [string, string])[] = [
  ['ode', 'ooie'],
  ['ade', 'aaie'],
  ['oede', 'oeie'],
  ['oude', 'ouwe'],
  ['ijde', 'ije'],
];
const spreektaal = SPREEKTAAL.map(([van, naar]): AlgemeneStap => ({ van, naar, label: 'letter-anders', kosten: KOSTEN.anders }));

/** The general rewritings by the first letter they replace. */
export const ALGEMENE_STAPPEN: ReadonlyMap<string, readonly AlgemeneStap[]> = groupStappen([
  ...kortLang,
  ...spiegels,
  ...klanken,
  ...eenKant,
  ...klinkers,
  ...spreektaal,
]);

function groupStappen(stappen: readonly AlgemeneStap[]): Map<string, AlgemeneStap[]> {
  const groepen = new Map<string, AlgemeneStap[]>();
  for (const stap of stappen) {
    const begin = stap.van.charAt(0);
    groepen.set(begin, [...(groepen.get(begin) ?? []), stap]);
  }
  return groepen;
}

const TOETSEN = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Do the keys of two letters touch on a qwerty keyboard? */
export function zijnBuurtoetsen(een: string, ander: string): boolean {
  const [rijA, plekA] = toets(een);
  const [rijB, plekB] = toets(ander);
  if (rijA < 0 || rijB < 0 || een === ander) return false;
  if (rijA === rijB) return Math.abs(plekA - plekB) === 1;
  const [boven, onder] = rijA < rijB ? [plekA, plekB] : [plekB, plekA];
  return Math.abs(rijA - rijB) === 1 && (boven === onder || boven === onder + 1);
}

function toets(letter: string): readonly [number, number] {
  const rij = TOETSEN.findIndex((letters) => letters.includes(letter));
  return [rij, TOETSEN[rij]?.indexOf(letter) ?? -1];
}
