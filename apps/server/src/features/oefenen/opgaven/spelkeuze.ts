/** Which games fit a taak, and which one is proposed: another one than the taak before, where there is a choice. */
import { manifests } from '@spelrijk/games/manifests';
import { past } from '../standen/index.ts';
import type { BewaardeOpgave } from './bewaard.ts';

const TITELS: ReadonlyMap<string, string> = new Map(manifests.map((game) => [game.slug, game.titel]));

/** How a dictation of the groep is made: on a screen of its own, no game. */
export const KLASSENDICTEE = 'klassendictee';

/** How a methodetoets is taken: the same, and word by word from the server. */
export const METHODETOETS = 'methodetoets';

const ZONDER_GAME: Readonly<Record<string, string>> = { [KLASSENDICTEE]: 'Klassendictee', [METHODETOETS]: 'Methodetoets' };

export const gameTitel = (slug: string): string => TITELS.get(slug) ?? ZONDER_GAME[slug] ?? slug;

/** Key of the picture that stands for a game. */
export const gamePlaatje = (slug: string): string => manifests.find((game) => game.slug === slug)?.plaatje ?? 'pen';

/** Fewer than this is no taak. */
const MIN_OPGAVEN = 5;

type GameManifest = (typeof manifests)[number];

const over = (uit: readonly string[]): GameManifest[] => manifests.filter(({ slug }) => !uit.includes(slug));

const kan = (game: GameManifest, opgave: BewaardeOpgave): boolean =>
  past(game, opgave.vorm, opgave, opgave.sleutel === undefined ? opgave.woord.woord : '');

/** Slugs of the games that can pose all of these, those that are switched off left out. */
export const passendeGames = (opgaven: readonly BewaardeOpgave[], uit: readonly string[] = []): string[] =>
  over(uit)
    .filter((game) => opgaven.every((opgave) => kan(game, opgave)))
    .map(({ slug }) => slug);

/** All of them when one game can pose them all; else those of the game that can pose most, so that one long word stops no taak. */
export function speelbareOpgaven(opgaven: readonly BewaardeOpgave[], uit: readonly string[]): readonly BewaardeOpgave[] {
  if (passendeGames(opgaven, uit).length > 0) return opgaven;
  const lijsten = over(uit).map((game) => opgaven.filter((opgave) => kan(game, opgave)));
  const beste = lijsten.sort((a, b) => b.length - a.length)[0] ?? [];
  return beste.length >= MIN_OPGAVEN ? beste : [];
}

/** The proposed game: never the one just before where there is a choice; the least used in `gehad` (latest first), then by turns with `beurt`. */
export function chooseGame(games: readonly string[], gehad: readonly string[], beurt: number): string {
  const anders = games.filter((slug) => slug !== gehad[0]);
  const keus = anders.length > 0 ? anders : games;
  const keer = (slug: string): number => gehad.filter((game) => game === slug).length;
  const minst = Math.min(...keus.map(keer));
  const beste = keus.filter((slug) => keer(slug) === minst);
  return beste[Math.abs(beurt) % beste.length] ?? '';
}
