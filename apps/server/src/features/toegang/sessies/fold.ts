/**
 * One login name however it is typed: full-width letters, accents as one or two characters, capitals and invisible
 * marks do not matter (Unicode NFKC). Look-alike letters of another script stay different.
 */
const INVISIBLE = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/gu;

export const foldName = (name: string): string => name.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().normalize('NFKC').trim();

/** The two words of a child, however they are typed: capitals, dashes, spaces do not matter. */
export const foldWoorden = (woorden: string): string => foldName(woorden).replace(/[^\p{L}\p{N}]/gu, '');
