/**
 * Decides: nothing; it lays a word out as signs with sounds, klankgroepen and parts, so that each categorie can look for its own knelpunten.
 * Source: the (letter, sound, rule) triples of the enriched spelling word list of the Taalunie project.
 * Example: in the beeld of zeehond the parts are zee (0-3) and hond (3-7).
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import type { GrafeemFoneem } from '../grafemen.ts';

/** A stretch of letters, end exclusive. */
export interface Stuk {
  readonly tekst: string;
  readonly start: number;
  readonly end: number;
}

/** A part of a compound; a linking part (`en`, `e`, `s`) is `tussen`. */
export interface Deel extends Stuk {
  readonly tussen: boolean;
}

/** Where a categorie sees a knelpunt. */
export interface Vondst {
  readonly start: number;
  readonly end: number;
  readonly variant?: string;
}

export interface Woordbeeld {
  /** As written, and in lower case. */
  readonly woord: string;
  readonly laag: string;
  readonly vorm: Woordvorm;
  readonly basis?: string | undefined;
  readonly tekens: readonly GrafeemFoneem[];
  readonly klankgroepen: readonly Stuk[];
  /** One part, the word itself, when it is no compound. */
  readonly delen: readonly Deel[];
}

/** Finds the knelpunten of one categorie in a word. */
export type Detect = (beeld: Woordbeeld) => readonly Vondst[];

/** As Detect, for categories that only apply when (almost) nothing else does. */
export type DetectRest = (beeld: Woordbeeld, gevonden: ReadonlySet<string>) => readonly Vondst[];

const KORT: ReadonlySet<string> = new Set(['ɑ', 'ɛ', 'ɪ', 'ɔ', 'ʏ']);
const MEDEKLINKER = /^[bcdfghjklmnpqrstvwxz]+$/;

export const isKort = (teken: GrafeemFoneem | undefined): boolean => teken !== undefined && KORT.has(teken.foneem);
export const isMedeklinkerteken = (grafeem: string): boolean => MEDEKLINKER.test(grafeem);

/** The free parts: a word that is no compound has one. */
export const vrijeDelen = (beeld: Woordbeeld): readonly Deel[] => beeld.delen.filter((deel) => !deel.tussen);

/** Knelpunten at every sign that answers; `variant` is the written sign when asked for. */
export function findTekens(beeld: Woordbeeld, fits: (teken: GrafeemFoneem, index: number) => boolean, metVariant = false): Vondst[] {
  return beeld.tekens.flatMap((teken, index) =>
    fits(teken, index) ? [vondst(teken.start, teken.end, metVariant ? teken.grafeem : undefined)] : [],
  );
}

/** A knelpunt at the ending that the pattern matches, or none. */
export function findEind(beeld: Woordbeeld, patroon: RegExp): Vondst[] {
  const gevonden = patroon.exec(beeld.laag);
  return gevonden ? [vondst(gevonden.index, gevonden.index + gevonden[0].length)] : [];
}

/** Every stretch of letters the (global) pattern matches. */
export function findLetters(beeld: Woordbeeld, patroon: RegExp, metVariant = false): Vondst[] {
  return [...beeld.laag.matchAll(patroon)].map((m) => vondst(m.index, m.index + m[0].length, metVariant ? m[0] : undefined));
}

export function vondst(start: number, end: number, variant?: string): Vondst {
  return variant === undefined ? { start, end } : { start, end, variant };
}

/** The sign that begins at this letter. */
export const tekenOp = (beeld: Woordbeeld, start: number): GrafeemFoneem | undefined => beeld.tekens.find((teken) => teken.start === start);

/** Does a part of the word (or the word) end here? */
export const endsDeel = (beeld: Woordbeeld, plek: number): boolean => beeld.delen.some((deel) => deel.end === plek);

/** Does a free part start at this letter? */
export const startsDeel = (beeld: Woordbeeld, plek: number): boolean => beeld.delen.some((deel) => !deel.tussen && deel.start === plek);
/** Is the last klankgroep of a part the one that ends at `end`? */
export const isLaatsteKlankgroep = (beeld: Woordbeeld, groep: Stuk): boolean =>
  endsDeel(beeld, groep.end) || beeld.laag.charAt(groep.end) === '-' || groep.tekst.endsWith('-');

/** A v or z right before a linking e is that of a word that ends in f or s: druivensap, ganzenveer. */
export const isVoorTussenE = ({ delen }: Woordbeeld, plek: number): boolean =>
  delen.some((deel) => deel.tussen && deel.tekst.startsWith('e') && deel.start === plek + 1);

/**
 * Does listening tell this v or z? It is heard, or it begins a word that can be said by itself: a part of a compound (goudvis), what stands behind a space
 * ('s vrijdags), vol (hoopvol). Of zestig, ontvangen and advocaat one hears an s or f whatever one says: those are remembered.
 */
export const isStemTeHoren = (beeld: Woordbeeld, { grafeem, foneem, start }: GrafeemFoneem): boolean =>
  foneem.startsWith(grafeem) ||
  // VVV: letters, said by their names.
  !/[aeiouy]/.test(beeld.laag) ||
  (start > 0 &&
    (startsDeel(beeld, start) || beeld.laag.charAt(start - 1) === ' ' || /^vol(?:le|ler|lere|ste?)?$/.test(beeld.laag.slice(start))));

/** ad-, ob-, ab- and sub- of Latin words: the t of advocaat and the p of object are never heard otherwise, so nothing can be made longer. */
export const isLatijnsVoorvoegsel = ({ laag, delen }: Woordbeeld, end: number): boolean =>
  delen.some(
    (deel) =>
      end < deel.end &&
      /^(?:ad|ob|ab|sub)$/.test(laag.slice(deel.start, end)) &&
      /^[bcdfghjklmnpqrstvwxz].*[aeiouy]/.test(laag.slice(end, deel.end)),
  );
