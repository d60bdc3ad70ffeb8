/**
 * Decides: which labels are no categorie but a general error type.
 * Source: error typologies of Dutch dictation practice.
 * Example: straat typed staat is `letter-weg`.
 */
export const ALGEMENE_FOUTEN = [
  'letter-weg',
  'letter-extra',
  'letter-omgewisseld',
  'letter-anders',
  'spiegelletter',
  'kort-lang',
  'klank-verward',
  'woord-onherkenbaar',
  'ander-woord',
  'woord-weg',
  'woord-extra',
] as const;
export type AlgemeneFout = (typeof ALGEMENE_FOUTEN)[number];

const ALGEMEEN: ReadonlySet<string> = new Set(ALGEMENE_FOUTEN);
export const isAlgemeneFout = (label: string): boolean => ALGEMEEN.has(label);
