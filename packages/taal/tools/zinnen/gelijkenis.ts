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

interface Rij {
  readonly naam: string;
  readonly woorden: readonly string[];
  readonly eigen: ReadonlySet<string>;
}

function asRij({ naam, tekst }: Genoemd): Rij {
  const woorden = woordenVan(tekst);
  return { naam, woorden, eigen: new Set(woorden) };
}

/** Is the share of words in common above the limit? Texts that cannot be are not compared. */
function resemblesTooMuch(a: Rij, b: Rij, grens: number): boolean {
  const langste = Math.max(a.woorden.length, b.woorden.length);
  if (Math.min(a.woorden.length, b.woorden.length) <= langste * grens) return false;
  let samen = 0;
  for (const woord of b.woorden) if (a.eigen.has(woord)) samen++;
  return samen > langste * grens && gelijkenis(a.woorden, b.woorden) > grens;
}

/** Every pair that is too much alike: two of `zinnen`, or one of them and one of `andere`, by their names. */
export function findTweelingen(zinnen: readonly Genoemd[], andere: readonly Genoemd[] = []): (readonly [string, string])[] {
  const rijen = zinnen.map(asRij);
  const buiten = andere.map(asRij);
  return rijen.flatMap((rij, i) =>
    [
      ...rijen.slice(i + 1).filter((ander) => resemblesTooMuch(rij, ander, HOOGSTE_GELIJKENIS.onderling)),
      ...buiten.filter((ander) => resemblesTooMuch(rij, ander, HOOGSTE_GELIJKENIS.metWoorden)),
    ].map((ander) => [rij.naam, ander.naam] as const),
  );
}
