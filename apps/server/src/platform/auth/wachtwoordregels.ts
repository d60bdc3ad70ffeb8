/**
 * Which passwords staff may choose: long, and not one that is guessed first. No rules about capitals, digits or signs, and
 * none about changing it now and then (NIST SP 800-63B-4, section 3.1.1.2).
 */
import type { Rol } from '@spelrijk/domain/rol';
import { AppError } from '../app-error.ts';
import { gelektStuk, plain, type Stuk } from './gelekte-woorden.ts';
import { ZWAKKE_WOORDEN } from './zwakke-woorden.ts';

/** Alone, of a parent alone, and beside a second factor. A parent sees her own children only, and types on a tablet: a sentence of three words is long enough. */
const MIN_ALONE = 15;
const MIN_OUDER = 12;
const MIN_WITH_FACTOR = 8;
const MAX = 128;

/** One of our own words, or the own name, costs 2; what stands on the long lists costs more. So three of ours are guessed, or two leaked passwords behind each other. */
const OWN_COST = 2;
const MAX_COST = 6;
/** At most this many characters that are nothing known: then it is guessed. */
const MAX_REST = 3;
const MAX_DIGITS = 10;
const MIN_RUN = 3;

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', 'abcdefghijklmnopqrstuvwxyz', '01234567890'];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];

const LEET: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '5': 's', $: 's', '7': 't' };

const unleet = (text: string): string => [...text].map((char) => LEET[char] ?? char).join('');

/** `welkomwelkom` is `welkom` typed twice. */
function unit(text: string): string {
  const found = /^(.+?)\1+$/su.exec(text);
  return found?.[1] ?? text;
}

/** Length of the longest piece of a keyboard row, of the alphabet or of one repeated character that starts here. */
function runAt(text: string, at: number): number {
  let same = 1;
  while (text[at + same] === text[at]) same += 1;
  const rest = text.slice(at);
  const row = RUNS.map((line) => {
    const from = line.indexOf(rest[0] ?? ' ');
    if (from < 0) return 0;
    let length = 0;
    while (length < rest.length && line[from + length] === rest[length]) length += 1;
    return length;
  });
  return Math.max(same, ...row);
}

interface Parts {
  readonly cost: number;
  /** Characters that are part of nothing known. */
  readonly rest: number;
}

type Find = (text: string, at: number) => Stuk | undefined;

const findOwn =
  (words: readonly string[]): Find =>
  (text, at) => {
    const word = words.find((known) => text.startsWith(known, at));
    return word === undefined ? undefined : { length: word.length, cost: OWN_COST };
  };

/** The longer of the two; of the same length our own, which is cheaper. */
const longer =
  (first: Find, second: Find): Find =>
  (text, at) => {
    const [a, b] = [first(text, at), second(text, at)];
    return b !== undefined && b.length > (a?.length ?? 0) ? b : a;
  };

/** Takes a text apart from the left: known words, runs, short numbers; signs between them count for nothing. */
function takeApart(text: string, find: Find): Parts {
  let [at, cost, rest, numbers] = [0, 0, 0, 0];
  while (at < text.length) {
    const word = find(text, at);
    const run = runAt(text, at);
    const digits = /^\d+/.exec(text.slice(at))?.[0].length ?? 0;
    if (word !== undefined && word.length >= run) {
      cost += word.cost;
      at += word.length;
    } else if (run >= MIN_RUN) at += run;
    else if (digits > 0) {
      numbers += digits;
      at += digits;
    } else {
      if (/[\p{L}]/u.test(text[at] ?? '')) rest += 1;
      at += 1;
    }
  }
  return { cost, rest: rest + Math.max(0, numbers - MAX_DIGITS) };
}

/** Whether a password is little more than what everybody tries; `own` are names of the person, the school, the account. */
export function isGuessable(wachtwoord: string, own: readonly string[]): boolean {
  const names = own.flatMap((name) => plain(name).split(/[^\p{L}\p{N}]+/u)).filter((name) => name.length >= 3);
  const ours = findOwn([...names, ...ZWAKKE_WOORDEN].sort((a, b) => b.length - a.length));
  const text = unit(plain(wachtwoord));
  return [text, unleet(text)].some((form) =>
    [ours, longer(ours, gelektStuk)].some((find) => {
      const { cost, rest } = takeApart(form, find);
      return cost <= MAX_COST && rest <= MAX_REST;
    }),
  );
}

export interface Keuze {
  readonly rol: Rol;
  /** There is a second factor beside it. */
  readonly tweedeFactor: boolean;
  /** Names that may not be the most of it. */
  readonly woorden: readonly string[];
}

const refuse = (code: string): AppError => new AppError('invalid', code, { details: ['wachtwoord'] });

/** Throws 'invalid' with what is wrong with this password for staff. */
export function demandGoedWachtwoord(wachtwoord: string, { rol, tweedeFactor, woorden }: Keuze): void {
  const text = wachtwoord.normalize('NFC');
  const length = [...text].length;
  if (length > MAX) throw refuse('wachtwoorden/te-lang');
  if (tweedeFactor && length < MIN_WITH_FACTOR) throw refuse('wachtwoorden/te-kort-met-factor');
  if (!tweedeFactor && rol === 'thuisadmin' && length < MIN_OUDER) throw refuse('wachtwoorden/te-kort-ouder');
  if (!tweedeFactor && rol !== 'thuisadmin' && length < MIN_ALONE) throw refuse('wachtwoorden/te-kort');
  if (isGuessable(text, woorden)) throw refuse('wachtwoorden/te-raden');
}

/** For somebody who has no account yet, so no second factor either. */
export const demandWachtwoord = (wachtwoord: string, rol: Rol, woorden: readonly string[]): void =>
  demandGoedWachtwoord(wachtwoord, { rol, tweedeFactor: false, woorden });
