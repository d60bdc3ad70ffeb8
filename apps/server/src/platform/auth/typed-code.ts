/**
 * A secret that a person reads from paper and types: four groups of five of Crockford's base 32 (https://www.crockford.com/base32.html), 100 bits. Only the
 * hash of its folded form is stored.
 */
import { randomInt } from 'node:crypto';
import { hashOf } from './secret.ts';

/** Without I, L, O and U. */
const TEKENS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTE = 20;
const GROEP = 5;

interface TypedCode {
  /** As shown, once: `7K2QF-…`. */
  readonly code: string;
  readonly hash: string;
}

/** Capitals without spaces or signs; O is 0, I and L are 1. @example foldCode('7k2qf-o1l') // '7K2QF011' */
const foldCode = (tekst: string): string =>
  tekst
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** What is stored of a code as somebody typed it. */
export const hashTyped = (tekst: string): string => hashOf(foldCode(tekst));

export function createTypedCode(): TypedCode {
  const tekens = Array.from({ length: LENGTE }, () => TEKENS.charAt(randomInt(TEKENS.length))).join('');
  const groepen = Array.from({ length: LENGTE / GROEP }, (_, i) => tekens.slice(i * GROEP, (i + 1) * GROEP));
  return { code: groepen.join('-'), hash: hashOf(tekens) };
}
