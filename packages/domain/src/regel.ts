import { z } from 'zod';

/** Control and direction marks, and the invisible letters that are used to make two names look alike. */
const ONZICHTBAAR = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u2060-\u2069\u202A-\u202E\uFEFF]/u;
/** More marks on one letter than any language has. */
const GESTAPELD = /\p{M}{6}/u;

/** One line of text from a person, of any alphabet: trimmed, composed (NFC), without what hides or turns around. */
export const Regel = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .max(max)
        .refine((text) => !ONZICHTBAAR.test(text) && !GESTAPELD.test(text)),
    );

/** The same, and not empty. */
export const Naam = (max: number) => Regel(max).pipe(z.string().min(1));

/** Several lines: tabs and line ends stay, other control marks and what turns text around do not. Trimmed, composed (NFC). */
export const Tekst = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(max)
        .regex(/^(?:[\t\n]|[^\p{Cc}\u202A-\u202E\u2066-\u2069])*$/u),
    );

/** A whole number of the size that the database keeps: what is larger is refused here, and does not fail there. */
export const Heel = z.int().min(-2_147_483_648).max(2_147_483_647);
/** Which page of a list that is given page by page; of an address, so a text. */
export const Paginanummer = z.string().regex(/^[1-9][0-9]{0,4}$/);
/** How many rows stand before this page; the first one when none is named. @example rijenVoor('3', 50) // 100 */
export const rijenVoor = (pagina: string | undefined, perPagina: number): number => (Number(pagina ?? '1') - 1) * perPagina;
/** Of what is changed by more than one person; nought before there is a first. */
export const Versienummer = Heel.min(0);
