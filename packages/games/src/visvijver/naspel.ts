/**
 * An encore during the reward: the word that was right is shown for a moment and then written from memory, for fun. Only right letters
 * go in, nobody judges it, and it can be left alone.
 */
import type { GameInput, Item } from '@spelrijk/game-kit/contract';
import { currentOpgave, endNaspel, describeWritten, lettersOf, startVakken, ticksInFase, typeLetter } from '@spelrijk/game-kit/run';
import type { Writing, Zet } from '@spelrijk/game-kit/run';
import { fitLetters, drawKlaarKnop, progress01, drawStrook } from '@spelrijk/game-kit/stage';
import type { Strook } from '@spelrijk/game-kit/stage';

export interface Naspelend extends Writing {
  /** Is an encore asked for? */
  readonly naspel: boolean;
}

/** How long an encore waits for a letter: the length of a reward with one in it. */
export const NASPEL_TICKS = 1500;
/** The gladness after it, and the haste when it was left alone. */
const BLIJ = 66;
const OVERGESLAGEN = 20;
/** The word is shown for so long. */
const TOON = 110;

const woordOf = ({ run }: Writing): string => currentOpgave(run)?.woord.woord ?? '';

/** An empty row for the word. */
export const askNaspel = <S extends Naspelend>(state: S): S => ({
  ...state,
  naspel: true,
  vakken: startVakken(lettersOf(woordOf(state))),
});

/** In an encore only right letters go in, as in a second attempt. */
export const asGuided = <S extends Naspelend>(state: S): S =>
  state.naspel ? { ...state, run: { ...state.run, fase: 'spelen', poging: 2 } } : state;

/** A letter; Enter or the pick `later` leaves it alone. `af`: the word is there. */
export function writeNaspel<S extends Naspelend>(state: S, input: GameInput): Zet<S> & { readonly af?: boolean } {
  if (!state.naspel) return { state };
  const over = { ...state, naspel: false };
  if (input.soort === 'klaar' || (input.soort === 'kies' && input.pick === 'later')) return { state: endNaspel(over, OVERGESLAGEN) };
  const { state: wrote, sounds, antwoord } = typeLetter(asGuided(state), input);
  if (sounds === undefined) return { state };
  const { vakken, letterOp, misOp } = wrote;
  if (antwoord === undefined) return { state: endNaspel({ ...state, vakken, letterOp, misOp }, NASPEL_TICKS), sounds };
  return { state: endNaspel({ ...over, vakken, letterOp, misOp }, BLIJ), sounds: ['raak', 'munt'], af: true };
}

/** What has been written in it, for a screen reader. */
export const naspelIn = (state: Naspelend): string => describeWritten(asGuided(state));

type Vlak = Pick<Item, 'x' | 'y' | 'w' | 'h' | 'z'>;

interface SchrijfveldOpties {
  readonly na: number;
  readonly letters: Strook;
  readonly knop: Vlak;
  readonly bord: Pick<Item, 'w' | 'h' | 'art' | 'z'>;
}

/**
 * Where a word is written, as an answer or as an encore: the row of letters, its button, and in an encore the word to remember, from `na`
 * ticks into the reward until the first letter. Drawn by the game as `knop`, and as `bord` under the word.
 */
export function drawSchrijfveld(state: Naspelend, { na, letters, knop, bord }: SchrijfveldOpties): Item[] {
  const rij = drawStrook(asGuided(state), letters);
  if (!state.naspel) return [...rij, ...drawKlaarKnop(state, { ...knop, label: 'Klaar!' }, 0.55)];
  const t = ticksInFase(state) - na;
  if (t > TOON || state.vakken.inhoud.length > 0) return [...rij, drawLaterKnop(knop)];
  const label = woordOf(state);
  const { x, y } = letters;
  const alpha = 1 - progress01(t, { van: TOON - 16, duur: 16 });
  return [...rij, { key: 'toon', x, y, ...bord, label, labelSize: fitLetters(label, bord.w - 80, 76), alpha }, drawLaterKnop(knop)];
}

/** The button that leaves it alone. */
const drawLaterKnop = (vlak: Vlak): Item => ({
  key: 'later',
  ...vlak,
  art: 'knop',
  label: 'Verder',
  labelSize: 38,
  labelToon: 'wit',
  pick: 'later',
  name: 'Verder, zonder te schrijven',
});
