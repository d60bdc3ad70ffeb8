/**
 * Decides: which letters and letter groups a beginner learns, in which order, how each sounds, and which are mixed up.
 * Source: the 34 grapheme-phoneme pairs of Dutch reading lessons and those that follow; own order with look-alikes and sound-alikes far apart.
 * Example: getGrafeem('oe')?.klanken[0] === 'u'; it is learned in set 5.
 */

export interface Grafeem {
  /** As written: `m`, `oe`, `sch`. */
  readonly grafeem: string;
  /** 1-10; the set in which it is learned. */
  readonly set: number;
  readonly klinker: boolean;
  /** IPA in words, commonest first; empty for letters that are learned by name. */
  readonly klanken: readonly string[];
  /** IPA to speak it alone; a voiced consonant needs a vowel behind it to stay voiced. */
  readonly spreek: string;
  /** Word that is shown and said with it. */
  readonly sleutelwoord: string;
}

/** Set 1-8 are the 34; ch and ng follow in 8, then what looks different from what it sounds like. */
export const LETTERSETS: readonly (readonly string[])[] = [
  ['m', 's', 'i', 'aa', 'r'],
  ['p', 'o', 'ee', 'k', 'v'],
  ['n', 'e', 't', 'oo', 'w'],
  ['d', 'a', 'ie', 'l', 'h'],
  ['z', 'u', 'oe', 'g', 'j'],
  ['b', 'ui', 'ij', 'uu'],
  ['f', 'eu', 'ou'],
  ['ei', 'au', 'ch', 'ng'],
  ['nk', 'sch'],
  ['c', 'q', 'x', 'y'],
];

/** grafeem: klanken | spoken alone | key word */
const TABEL = `
a: ɑ | ɑ | kat
e: ɛ | ɛ | bel
i: ɪ | ɪ | vis
o: ɔ | ɔ | bos
u: ʏ | ʏ | bus
aa: aː | aː | aap
ee: eː | eː | been
oo: oː | oː | boom
uu: y | y | vuur
ie: i | i | fiets
oe: u | u | boek
eu: øː | øː | neus
ui: œy | œy | muis
ij: ɛi | ɛi | bij
ei: ɛi | ɛi | ei
au: ɑu | ɑu | saus
ou: ɑu | ɑu | zout
b: b | bə | boom
d: d | də | deur
f: f | f | fiets
g: ɣ x | ɣə | geit
h: h | hə | huis
j: j | jə | jas
k: k | kə | kip
l: l | l | lamp
m: m | m | maan
n: n | n | neus
p: p | pə | peer
r: r | r | ring
s: s | s | sok
t: t | tə | tent
v: v | və | vis
w: ʋ | ʋə | wolf
z: z | zə | zon
ch: x | x | lach
ng: ŋ | ŋ | ring
nk: ŋk | ŋk | bank
sch: sx | sx | schaap
c: | sˈeː | citroen
q: | kˈy | quiz
x: | ˈɪks | taxi
y: | ɣriksəˈɛi | pony
`;

const setVan = (grafeem: string): number => LETTERSETS.findIndex((set) => set.includes(grafeem)) + 1;

function readRegel(regel: string): Grafeem {
  const grafeem = regel.slice(0, regel.indexOf(':'));
  const [klanken = '', spreek = '', sleutelwoord = ''] = regel
    .slice(grafeem.length + 1)
    .split('|')
    .map((deel) => deel.trim());
  return {
    grafeem,
    set: setVan(grafeem),
    klinker: /^[aeiou]/.test(grafeem),
    klanken: klanken === '' ? [] : klanken.split(' '),
    spreek,
    sleutelwoord,
  };
}

/** Every letter and letter group, vowels first. */
export const GRAFEMEN: readonly Grafeem[] = TABEL.trim().split('\n').map(readRegel);

const opGrafeem = new Map(GRAFEMEN.map((grafeem) => [grafeem.grafeem, grafeem]));
export const getGrafeem = (grafeem: string): Grafeem | undefined => opGrafeem.get(grafeem);

/** What beginners take for one another, by look or by sound. */
export const VERWARSETS: readonly (readonly string[])[] = [
  ['b', 'd', 'p'],
  ['m', 'n', 'w'],
  ['eu', 'ui', 'ie'],
  ['ij', 'ie', 'ui'],
  ['ei', 'ie', 'eu'],
  ['oe', 'u', 'eu'],
  ['ou', 'oe', 'oo'],
  ['au', 'oo', 'aa'],
  ['uu', 'u', 'ui'],
  ['f', 'v', 'w'],
  ['s', 'z'],
  ['k', 't', 'p'],
  ['a', 'aa'],
  ['aa', 'a'],
  ['o', 'oo'],
  ['oo', 'o'],
  ['ee', 'e'],
  ['e', 'ee', 'i'],
  ['i', 'ie'],
  ['g', 'k', 'h'],
  ['ch', 'k', 'ng'],
  ['ng', 'n', 'nk'],
  ['nk', 'ng', 'k'],
  ['sch', 's', 'ch'],
  ['h', 'n'],
  ['l', 't'],
  ['j', 'i', 'ij'],
  ['r', 'l'],
  ['v', 'w', 'f'],
  ['z', 's', 'v'],
  ['c', 'x', 'q', 'y'],
];

/** Two signs that sound alike: hearing cannot decide between them. */
export function soundsAlike(een: string, ander: string): boolean {
  const klanken = getGrafeem(ander)?.klanken ?? [];
  return (getGrafeem(een)?.klanken ?? []).some((klank) => klanken.includes(klank));
}

/** Pairs that a synthetic voice does not keep apart well: they need a recorded voice or a key word beside the sound. */
const LASTIG: readonly (readonly [string, string])[] = [
  ['f', 'v'],
  ['s', 'z'],
  ['m', 'n'],
  ['b', 'd'],
  ['v', 'w'],
];

/** Does hearing alone decide here between sounds that lie very close? */
export const isGehoorkritisch = (tekens: readonly string[]): boolean =>
  LASTIG.some(([een, ander]) => tekens.includes(een) && tekens.includes(ander));

/**
 * Up to `aantal` foils for a sign out of what is known: what it is mixed up with first, then its own kind, never what sounds the same.
 * Same arguments, same foils.
 */
export function chooseGrafeemfoils(grafeem: string, bekend: readonly string[], aantal: number): string[] {
  const may = (ander: string): boolean => ander !== grafeem && bekend.includes(ander) && !soundsAlike(grafeem, ander);
  const soort = getGrafeem(grafeem)?.klinker;
  const verwant = VERWARSETS.filter((set) => set.includes(grafeem))
    .toSorted((a, b) => Number(b[0] === grafeem) - Number(a[0] === grafeem) || a.length - b.length)
    .flat();
  const zelfdeSoort = bekend.filter((ander) => getGrafeem(ander)?.klinker === soort);
  const uniek = [...new Set([...verwant, ...zelfdeSoort.toReversed(), ...bekend.toReversed()].filter(may))];
  return withoutGelijke(uniek).slice(0, aantal);
}

/** Of two foils that sound alike only the first. */
const withoutGelijke = (foils: readonly string[]): string[] =>
  foils.filter((foil, n) => !foils.slice(0, n).some((eerder) => soundsAlike(eerder, foil)));
