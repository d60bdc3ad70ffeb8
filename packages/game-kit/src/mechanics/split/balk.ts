/** A word to cut as a bar of letters, over as many rows as it needs; the cuts push what lies on both sides of them apart. */
import { placeInRij } from '../../stage/things.ts';
import type { Cutting } from './snijden.ts';

interface Balk {
  /** Most letters in a row; the rows get about as many each. */
  readonly perRij: number;
  /** Width of a letter, and of the opening that a cut makes. */
  readonly letter: number;
  readonly duw: number;
}

export const rijenInBalk = (aantal: number, perRij: number): number => Math.max(1, Math.ceil(aantal / perRij));

/** The row of letter `i`, and how far its centre lies from the middle of that row. */
export function plekInBalk(
  { letters, sneden }: Cutting,
  i: number,
  { perRij, letter, duw }: Balk,
): { readonly x: number; readonly rij: number } {
  const lengte = Math.ceil(letters.length / rijenInBalk(letters.length, perRij));
  const rij = Math.floor(i / lengte);
  const from = rij * lengte;
  const aantal = Math.min(lengte, letters.length - from);
  const hier = sneden.filter((gat) => gat > from && gat < from + aantal);
  const voor = hier.filter((gat) => gat <= i).length;
  return { x: placeInRij(i - from, aantal, letter) + placeInRij(voor, hier.length + 1, duw), rij };
}
