/** Which keys stand on the letter board: layouts, signs a taak needs, and the small board for beginners. */
import { createRandom, seedFrom } from '@spelrijk/base/random';

export const INDELINGEN = ['abc', 'qwerty', 'azerty'] as const;
export type Indeling = (typeof INDELINGEN)[number];

const RIJEN: Readonly<Record<Indeling, readonly string[]>> = {
  abc: ['abcdefg', 'hijklmn', 'opqrstu', 'vwxyz'],
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};
const EXTRA_LETTERS = 4;

/** Signs beside a-z that any of these words needs, in one fixed order: per taak, so that no word betrays itself. */
export function tekensOf(woorden: readonly string[]): readonly string[] {
  const needed = new Set(woorden.flatMap((woord) => [...woord.normalize('NFC').toLowerCase()]).filter((letter) => !/[a-z ]/.test(letter)));
  return [...needed].sort((a, b) => a.localeCompare(b, 'nl'));
}

/** A capital somewhere in these words: the board then has a capital key. */
export const needsHoofdletters = (woorden: readonly string[]): boolean => woorden.some((woord) => woord !== woord.toLowerCase());

/** A space somewhere: whole sentences are typed. */
export const needsSpatie = (woorden: readonly string[]): boolean => woorden.some((woord) => woord.includes(' '));

/** As many as the longest row of letters. */
const MEEST_OP_RIJ = 10;

/** The rows of a whole board. */
export function wholeBord(indeling: Indeling, tekens: readonly string[]): readonly (readonly string[])[] {
  const rijen = RIJEN[indeling].map((rij) => [...rij]);
  const last = rijen.at(-1);
  const room = 7 - (last?.length ?? 7);
  last?.push(...tekens.slice(0, Math.max(0, room)));
  const rest = tekens.slice(Math.max(0, room));
  return [...rijen, ...inRijen(rest)];
}

/** In as few rows as leave a key wide enough for a finger on a phone, each as long as the others. */
function inRijen(tekens: readonly string[]): readonly (readonly string[])[] {
  const aantal = Math.ceil(tekens.length / MEEST_OP_RIJ);
  const lengte = Math.ceil(tekens.length / Math.max(1, aantal));
  return Array.from({ length: aantal }, (_, i) => tekens.slice(i * lengte, (i + 1) * lengte));
}

/**
 * The small board for beginners: the letters of the word and four others, in alphabetical order so that the order tells
 * nothing. The same word always gets the same four: coming back must not feel like a new puzzle.
 */
export function smallBord(woord: string): readonly (readonly string[])[] {
  const needed = new Set(woord.normalize('NFC').toLowerCase().replaceAll(' ', ''));
  const others = createRandom(seedFrom(woord)).shuffle([...'abcdefghijklmnoprstuvwz'].filter((letter) => !needed.has(letter)));
  const all = [...needed, ...others.slice(0, EXTRA_LETTERS)].sort((a, b) => a.localeCompare(b, 'nl'));
  const perRow = Math.ceil(all.length / Math.ceil(all.length / 7));
  return Array.from({ length: Math.ceil(all.length / perRow) }, (_, row) => all.slice(row * perRow, (row + 1) * perRow));
}
