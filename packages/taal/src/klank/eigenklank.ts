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
