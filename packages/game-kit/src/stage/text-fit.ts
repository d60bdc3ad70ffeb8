/** How large letters can be where they have to fit, and over how many lines. */
import type { Item } from '../contract/game.ts';

/** Width of a letter of Andika as a share of its height, by its shape: wide, narrow, or neither. */
const measureLetter = (letter: string): number =>
  /[mwMW]/.test(letter) ? 0.9 : /[iíìïjltfr'’.,:!|-]/.test(letter) ? 0.36 : /[A-Z]/.test(letter) ? 0.68 : 0.57;

/** There are few letters, and a scene asks after those of every label in every frame. */
const widths = new Map<string, number>();

function widthOfLetter(letter: string): number {
  const width = widths.get(letter) ?? measureLetter(letter);
  widths.set(letter, width);
  return width;
}

/** Letter height with which `tekst` fits in `breed` stage units. */
export function fitLetters(tekst: string, breed: number, hoogstens: number): number {
  let share = 0;
  for (const letter of tekst) share += widthOfLetter(letter);
  return Math.min(hoogstens, breed / Math.max(0.5, share));
}

/** A label over at most two lines that fits in `breed`: breaks at a space when that lets the letters be larger. */
export function fitLabel(tekst: string, breed: number, hoogstens: number): { readonly label: string; readonly labelSize: number } {
  const words = tekst.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = words.length > 1 && tekst.length > 8 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [tekst];
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a), '');
  return { label: lines.join('\n'), labelSize: fitLetters(longest, breed, hoogstens) };
}

/**
 * A sentence over as many lines as let its letters be largest within `breed` x `hoog`; lines are a little apart.
 * @returns the label with line breaks and its letter height
 */
export function fitTekst(
  tekst: string,
  breed: number,
  hoog: number,
  hoogstens: number,
): { readonly label: string; readonly labelSize: number } {
  const words = tekst.split(' ');
  const fits = Array.from({ length: Math.min(words.length, 5) }, (_, n) => {
    const lines = breakLines(words, n + 1);
    const size = Math.min(...lines.map((line) => fitLetters(line, breed, hoogstens)), hoog / ((n + 1) * REGELHOOGTE));
    return { label: lines.join('\n'), labelSize: size };
  });
  return fits.reduce((best, fit) => (fit.labelSize > best.labelSize + 0.5 ? fit : best));
}

const REGELHOOGTE = 1.2;

/** Letters that a child reads are never smaller than this (CSS px) where the thing they stand on has room: on a small screen, or enlarged four times. */
export const LEESBAAR = 11;

/** Height in CSS px of letters that are `labelSize` stage units, on a thing of `w` x `h` stage units, when the stage is drawn at this scale. */
export function lettersOp({ label = '', labelSize = 34, w, h }: Pick<Item, 'label' | 'labelSize' | 'w' | 'h'>, schaal: number): number {
  const drawn = labelSize * schaal;
  if (drawn >= LEESBAAR) return drawn;
  const lines = label.split('\n');
  const room = Math.min(...lines.map((line) => fitLetters(line, w * schaal, LEESBAAR)), (h * schaal) / (lines.length * REGELHOOGTE));
  return Math.max(drawn, room);
}

/** `n` lines of about the same length. */
function breakLines(words: readonly string[], n: number): readonly string[] {
  const total = words.join(' ').length;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const next = line === '' ? word : `${line} ${word}`;
    const full = lines.length < n - 1 && line !== '' && next.length > total / n + word.length / 2;
    if (full) lines.push(line);
    line = full ? word : next;
  }
  return [...lines, line];
}

/** Lines of a running text: as many words to a line as `breed` takes at this letter height. */
export function wrapTekst(tekst: string, breed: number, letter: number): readonly string[] {
  return tekst.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    const fits = last !== undefined && fitLetters(joined, breed, letter) >= letter;
    return fits ? [...lines.slice(0, -1), joined] : [...lines, word];
  }, []);
}
