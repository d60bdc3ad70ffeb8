/** The one practice time in words, for every text that names it. */
import { OEFENTIJD } from '@spelrijk/domain/oefentijd';

const WOORDEN: Readonly<Record<number, string>> = { 1: 'één', 2: 'twee', 3: 'drie', 4: 'vier', 5: 'vijf', 10: 'tien', 20: 'twintig' };
const telwoord = (n: number): string => WOORDEN[n] ?? String(n);

/** @example tijdTekst(15) // 'een kwartier' */
export const tijdTekst = (minuten: number): string =>
  minuten === 15 ? 'een kwartier' : minuten === 30 ? 'een half uur' : `${telwoord(minuten)} minuten`;

/** @example dagenTekst(4) // 'vier dagen' */
const dagenTekst = (dagen: number): string => `${telwoord(dagen)} ${dagen === 1 ? 'dag' : 'dagen'}`;

/**
 * How long somebody was busy, whole minutes.
 * @example minutenTekst(1) // '1 minuut'
 */
export function minutenTekst(minuten: number): string {
  if (minuten < 1) return 'minder dan een minuut';
  return minuten === 1 ? '1 minuut' : `${minuten} minuten`;
}

/** The same in a narrow cell, before what it counts. @example minutenKort(0) // '<1' */
export const minutenKort = (minuten: number): string => (minuten < 1 ? '<1' : String(minuten));

/** As the first word of a sentence. */
export const vooraan = (tekst: string): string => tekst.charAt(0).toUpperCase() + tekst.slice(1);

export const THUISTIJD = tijdTekst(OEFENTIJD.thuis.minuten);
export const THUISDAGEN = dagenTekst(OEFENTIJD.thuis.dagen);
export const SCHOOLTIJD = tijdTekst(OEFENTIJD.school.minuten);
export const SCHOOLDAGEN = dagenTekst(OEFENTIJD.school.dagen);
