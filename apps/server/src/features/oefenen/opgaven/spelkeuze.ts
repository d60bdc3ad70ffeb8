/** Which games fit a taak, and which one is proposed: none twice on a day where there is a choice, and favourites more often. */
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
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

/** A taak before, as the choice of a game sees it. */
export interface Gespeeld {
  readonly game: string;
  readonly dag: string;
  /** It is another game than was proposed: the child took it by itself. */
  readonly gekozen: boolean;
}

export interface Spelwens {
  readonly dag: string;
  /** Latest first. */
  readonly gehad: readonly Gespeeld[];
  /** Games that never move while one thinks come more often. */
  readonly rustig: boolean;
}

/** Taken that the choice looks back at: some days of practice. */
export const TERUGKIJKEN = 24;

/** Taken by itself so often, a game is a favourite. */
const LIEVELING = 2;
/** A favourite, and a calm game for who needs calm, comes about so many times as often as another. */
const VAKER = 2;

const RUSTIG: ReadonlySet<string> = new Set(manifests.filter(({ rustig }) => rustig).map(({ slug }) => slug));

/** What a docent set that asks for games without hurry: no pressure of time, less motion, or letters for dyslexia. */
export const wilRustig = ({
  tijdsdruk,
  minderBeweging,
  lettertype,
}: Pick<Oefeninstelling, 'tijdsdruk' | 'minderBeweging' | 'lettertype'>): boolean =>
  !tijdsdruk || minderBeweging || lettertype === 'dyslexie';

/**
 * The proposed game. None of today where there is another, nor the one just before; then the one that was least played for what it is worth to this child, and of
 * equals by turns with `beurt`. What a child takes by itself may be any of them, however often.
 */
export function chooseGame(games: readonly string[], { dag, gehad, rustig }: Spelwens, beurt: number): string {
  const vandaag = new Set(gehad.filter((taak) => taak.dag === dag).map(({ game }) => game));
  const nieuw = games.filter((slug) => !vandaag.has(slug));
  const anders = games.filter((slug) => slug !== gehad[0]?.game);
  const keus = [nieuw, anders, games].find((lijst) => lijst.length > 0) ?? games;
  const last = (slug: string): number => {
    const keer = gehad.filter(({ game }) => game === slug);
    const lievelings = keer.filter(({ gekozen }) => gekozen).length >= LIEVELING;
    return (keer.length + 1) / ((lievelings ? VAKER : 1) * (rustig && RUSTIG.has(slug) ? VAKER : 1));
  };
  const minst = Math.min(...keus.map(last));
  const beste = keus.filter((slug) => last(slug) === minst);
  return beste[Math.abs(beurt) % beste.length] ?? '';
}
