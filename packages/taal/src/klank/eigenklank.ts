/**
 * Decides: which sound a letter or a sign of two letters has by itself, as a child learns it.
 * Source: the sounds of the graphemes that reading methods teach.
 * Example: EIGEN_KLANK.oe fits u; in mousse it is ou that sounds so.
 */
/** Every letter and the sound it has by itself. */
export const EIGEN_KLANK: Readonly<Record<string, RegExp>> = {
  b: /^b$/,
  d: /^d$/,
  f: /^f$/,
  k: /^k$/,
  l: /^l$/,
  m: /^m$/,
  n: /^n$/,
  p: /^p$/,
  r: /^r$/,
  s: /^s$/,
  t: /^t$/,
  v: /^v$/,
  w: /^ʋ$/,
  z: /^z$/,
  g: /^[xɣ]$/,
  a: /^ɑ$/,
  e: /^ɛ$/,
  i: /^ɪ$/,
  o: /^ɔ$/,
  u: /^ʏ$/,
  aa: /^aː$/,
  ee: /^eː$/,
  oo: /^oː$/,
  uu: /^y$/,
  ie: /^i$/,
  oe: /^u$/,
  eu: /^øː$/,
  ui: /^œy$/,
  ei: /^ɛi$/,
  ij: /^ɛi$/,
  au: /^ɑu$/,
  ou: /^ɑu$/,
};

/** How a letter is called, where that is not the letter and a long e (bee) or an e and the letter (ef). */
const LETTERNAMEN: Readonly<Record<string, string>> = {
  a: 'aː',
  c: 'seː',
  e: 'eː',
  g: 'ɣeː',
  h: 'haː',
  i: 'i',
  k: 'kaː',
  o: 'oː',
  q: 'ky',
  u: 'y',
  w: 'ʋeː',
  x: 'ɪks',
  y: 'ɛi',
  z: 'zɛt',
};
export const letternaam = (letter: string): string => LETTERNAMEN[letter] ?? (/[flmnrs]/.test(letter) ? `ɛ${letter}` : `${letter}eː`);

/**
 * tv, wc, and VVV, NS, EHBO, KRO: capitals that cannot be said as a word are said by their names. NAVO and HEMA can, and are words; so is what stands in capitals in a
 * list that is all capitals (BOS).
 */
export const isLetterwoord = (woord: string, isWoord: (laag: string) => boolean): boolean =>
  /^(?:tv|wc|dvd|gsm|sms|gps)$/.test(woord) ||
  (/^\p{Lu}{2,6}$/u.test(woord) &&
    (!/[AEIOUY]/.test(woord) ||
      ((woord.length === 2 || /[^AEIOUY]{3}|H(?=[^AEIOUY])|^[^AEIOUY]{2}[AEIOUY]$|^[AEIOUY][^AEIOUY]{2}$/.test(woord)) &&
        !isWoord(woord.toLowerCase()))));
