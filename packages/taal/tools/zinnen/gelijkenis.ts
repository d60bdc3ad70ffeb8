/**
 * Decides: which two sentences are too much alike to be two sentences.
 * Source: the longest common subsequence of their words, as a share of the longer one.
 * Example: `De hond ligt in het hooi.` and `De poes ligt in het hooi.` share 5 of 6 words: too much.
 */
import { woordplekken } from '../../src/zinnen/woordplek.ts';

/** Above this share of words in the same order, the second adds nothing; the short sentences of the word bank may come nearer. */
const HOOGSTE_GELIJKENIS = { onderling: 0.7, metWoorden: 0.8 } as const;

const woordenVan = (tekst: string): string[] => woordplekken(tekst.toLowerCase()).map(({ woord }) => woord);

/** Length of the longest common subsequence of words. */
function gemeenschappelijk(a: readonly string[], b: readonly string[]): number {
  let vorige: number[] = Array.from({ length: b.length + 1 }, () => 0);
  for (const woord of a) {
    const rij = [0];
    for (const [j, ander] of b.entries()) rij.push(woord === ander ? (vorige[j] ?? 0) + 1 : Math.max(vorige[j + 1] ?? 0, rij[j] ?? 0));
    vorige = rij;
  }
  return vorige.at(-1) ?? 0;
}

/** The share of words two texts have in common, in order: 0-1 of the longer one. */
export function gelijkenis(a: readonly string[], b: readonly string[]): number {
  const langste = Math.max(a.length, b.length);
  return langste === 0 ? 1 : gemeenschappelijk(a, b) / langste;
}

interface Genoemd {
  readonly naam: string;
  readonly tekst: string;
}

/** Is the share of words in common above the limit? Texts that cannot be are not compared. */
function resemblesTooMuch(a: readonly string[], b: readonly string[], grens: number): boolean {
  const langste = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) <= langste * grens) return false;
  const eigen = new Set(a);
  return b.filter((woord) => eigen.has(woord)).length > langste * grens && gelijkenis(a, b) > grens;
}

/** Every pair that is too much alike: two of `zinnen`, or one of them and one of `andere`, by their names. */
export function findTweelingen(zinnen: readonly Genoemd[], andere: readonly Genoemd[] = []): (readonly [string, string])[] {
  const rijen = zinnen.map(({ naam, tekst }) => ({ naam, woorden: woordenVan(tekst) }));
  const buiten = andere.map(({ naam, tekst }) => ({ naam, woorden: woordenVan(tekst) }));
  return rijen.flatMap(({ naam, woorden }, i) =>
    [
      ...rijen.slice(i + 1).filter((ander) => resemblesTooMuch(woorden, ander.woorden, HOOGSTE_GELIJKENIS.onderling)),
      ...buiten.filter((ander) => resemblesTooMuch(woorden, ander.woorden, HOOGSTE_GELIJKENIS.metWoorden)),
    ].map((ander) => [naam, ander.naam] as const),
  );
}
