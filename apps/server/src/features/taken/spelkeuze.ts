/** Which games fit a taak, and which one is proposed: another one than the taak before, where there is a choice. */
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { OEFENVORMEN } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import { manifests } from '@spelrijk/games/manifests';

const TITELS: ReadonlyMap<string, string> = new Map(manifests.map((game) => [game.slug, game.titel]));

export const gameTitel = (slug: string): string => TITELS.get(slug) ?? slug;

/** Slugs of the games that can pose this form with words of this length. */
export function passendeGames(vorm: Oefenvorm, opgaven: readonly Pick<Opgave, 'woord'>[]): string[] {
  const langste = Math.max(0, ...opgaven.map(({ woord }) => woord.woord.length));
  const fits = manifests.filter((game) => game.antwoordvormen.includes(OEFENVORMEN[vorm].antwoordvorm) && game.maxLetters >= langste);
  return fits.map((game) => game.slug);
}

/** The proposed game: least used in `gehad`, then by turns with `beurt`. */
export function kiesGame(games: readonly string[], gehad: readonly string[], beurt: number): string {
  const keer = (slug: string): number => gehad.filter((game) => game === slug).length;
  const minst = Math.min(...games.map(keer));
  const beste = games.filter((slug) => keer(slug) === minst);
  return beste[Math.abs(beurt) % beste.length] ?? '';
}
