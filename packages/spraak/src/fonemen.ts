/**
 * From the IPA of the bank to the phoneme names of the Dutch voice of espeak-ng, and the comparison of both notations.
 * Source of the names: the phoneme table of espeak-ng (phsource/ph_dutch), checked with `espeak-ng -v nl -x`.
 */

/** Longest first: the first entry that fits is taken. */
const NAMEN: readonly (readonly [string, string])[] = [
  ['eːu', 'eU'],
  ['iu', 'iw'],
  ['yu', 'yU'],
  ['ɛi', 'EI'],
  ['œy', 'Wy'],
  ['ɑu', 'VU'],
  ['tʃ', 'tS'],
  ['dʒ', 'dZ'],
  ['aː', 'a:'],
  ['eː', 'e:'],
  ['ɛː', 'E:'],
  ['ɔː', 'O:'],
  ['œː', '8'],
  ['oː', 'o:'],
  ['øː', 'Y:'],
  ['ɑ', 'A'],
  ['ɛ', 'E'],
  ['ɪ', 'I'],
  ['ɔ', 'O'],
  ['ʏ', '8'],
  ['ə', '@'],
  ['ŋ', 'N'],
  ['ɣ', 'Q'],
  ['ɡ', 'g'],
  ['ʋ', 'v#'],
  ['ʃ', 'S'],
  ['ʒ', 'Z'],
  ['ˈ', "'"],
  ...'abdefhijklmnoprstuvwxyz'.split('').map((letter): readonly [string, string] => [letter, letter]),
];

/**
 * Phoneme input for espeak-ng.
 * @throws when a sign has no name
 * @example toEspeak('bˈoːnən') // "[[b'o:n@n]]"
 */
export function toEspeak(ipa: string): string {
  let uit = '';
  for (let i = 0; i < ipa.length;) {
    const gevonden = NAMEN.find(([teken]) => ipa.startsWith(teken, i));
    if (!gevonden) throw new Error(`no phoneme name for "${ipa.slice(i)}" in ${ipa}`);
    uit += gevonden[1];
    i += gevonden[0].length;
  }
  return `[[${uit}]]`;
}

/** Signs that differ between the two notations but stand for the same sound, or for a shade that is not wrong. */
const GELIJK: readonly (readonly [RegExp, string])[] = [
  [/\u200D|ˌ| /g, ''],
  [/ɵ/g, 'ʏ'],
  [/ɛɪ/g, 'ɛi'],
  [/ʌʊ/g, 'ɑu'],
  [/eː?ʊ/g, 'eːu'],
  [/([iy])[wʊ]/g, '$1u'],
  [/ɪː/g, 'eː'],
  [/ɔː/g, 'oː'],
  [/ɾ/g, 'r'],
  [/tʲ/g, 'tj'],
  [/ɲj?/g, 'nj'],
  [/tʃ/g, 'tsj'],
  [/ʃ/g, 'sj'],
];

/** Whether the synthesiser's IPA says the same sounds with the same main stress as the IPA of the bank. */
export function soundsAs(gesproken: string, bank: string): boolean {
  const plain = (ipa: string): string => GELIJK.reduce((uit, [van, naar]) => uit.replace(van, naar), ipa);
  return plain(gesproken) === plain(bank);
}
