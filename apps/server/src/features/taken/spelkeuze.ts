/** Which games fit a taak, and which one is proposed: another one than the taak before, where there is a choice. */
import { manifests } from '@spelrijk/games/manifests';
import { past } from '../standen/index.ts';
import type { BewaardeOpgave } from './opgaven.ts';

const TITELS: ReadonlyMap<string, string> = new Map(manifests.map((game) => [game.slug, game.titel]));

export const gameTitel = (slug: string): string => TITELS.get(slug) ?? slug;

/** Slugs of the games that can pose all of these, those that are switched off left out. */
export function passendeGames(opgaven: readonly BewaardeOpgave[], uit: readonly string[] = []): string[] {
  const fits = manifests.filter(
    (game) =>
      !uit.includes(game.slug) &&
      opgaven.every((opgave) => past(game, opgave.vorm, opgave, opgave.sleutel === undefined ? opgave.woord.woord : '')),
  );
  return fits.map((game) => game.slug);
}

/** The proposed game: least used in `gehad`, then by turns with `beurt`. */
export function kiesGame(games: readonly string[], gehad: readonly string[], beurt: number): string {
  const keer = (slug: string): number => gehad.filter((game) => game === slug).length;
  const minst = Math.min(...games.map(keer));
  const beste = games.filter((slug) => keer(slug) === minst);
  return beste[Math.abs(beurt) % beste.length] ?? '';
}
