/** Family L, the quiz: jokers that help once a round. */
import { createRandom } from '@spelrijk/base/random';
import type { GameInput, Item } from '@spelrijk/game-kit/contract';
import { currentOpgave, isPlaying, NOOIT } from '@spelrijk/game-kit/run';
import type { Pointing, Zet } from '@spelrijk/game-kit/run';
import { progress01, easeOut } from '@spelrijk/game-kit/stage';

/** Half the wrong options go, the word is said slowly, the rule card comes. */
const JOKERS = ['half', 'langzaam', 'regel'] as const;
export type Joker = (typeof JOKERS)[number];

export const isJoker = (name: string): name is Joker => JOKERS.some((joker) => joker === name);

/**
 * The wrong options that the fifty-fifty takes away: all but one, by chance.
 * @example halve(['a', 'b', 'c', 'd'], 'b', 7) // two of a, c, d
 */
export function halve(opties: readonly string[], antwoord: string, seed: number): readonly string[] {
  const wrong = opties.filter((optie) => optie !== antwoord);
  return createRandom(seed).shuffle(wrong).slice(1);
}

/** What a game with jokers remembers of them. */
export interface Jokerend extends Pointing {
  /** Used up, and when the last one was used. */
  readonly op: readonly Joker[];
  readonly jokerOp: number;
}

export const GEEN_JOKERS: Pick<Jokerend, 'op' | 'jokerOp'> = { op: [], jokerOp: NOOIT };

/** Jokers that help with what is asked now: where nothing can be chosen, nothing can be taken away. */
export const jokersOf = ({ opties }: Jokerend): readonly Joker[] => (opties.length === 0 ? JOKERS.slice(1) : JOKERS);

/** Fifty-fifty needs three options. */
export const canPlayJoker = ({ run, op, opties, weg }: Jokerend, joker: Joker): boolean =>
  isPlaying(run) && !op.includes(joker) && (joker !== 'half' || opties.length - weg.length > 2);

/** Uses the joker that was picked (`joker:half`): the wrong options go from the stage, or the host helps. Null: no joker was picked. */
export function playJoker<S extends Jokerend>(state: S, input: GameInput): Zet<S> | null {
  const [soort, joker = ''] = input.soort === 'kies' ? input.pick.split(':') : [];
  if (soort !== 'joker' || !isJoker(joker)) return null;
  if (!canPlayJoker(state, joker)) return { state };
  const used = { ...state, op: [...state.op, joker], jokerOp: state.tick };
  if (joker !== 'half') return { state: used, sounds: ['kies'], effects: [{ type: 'hulp', hulp: joker }] };
  const weg = halve(state.opties, currentOpgave(state.run)?.antwoord ?? '', state.kans);
  const keus = weg.includes(state.opties[state.keus] ?? '') ? -1 : state.keus;
  return { state: { ...used, weg, keus }, sounds: ['plop'], effects: [{ type: 'hulp', hulp: 'minder' }] };
}

const NAMEN: Readonly<Record<Joker, string>> = {
  half: 'Joker: er gaan foute antwoorden weg',
  langzaam: 'Joker: zeg het woord langzaam',
  regel: 'Joker: vertel me de regel',
};

/** The jokers that help now in a row, each a button that turns when it is used; their drawing is `joker`, with ` op` when used up. */
export function drawJokerKnoppen(
  state: Jokerend,
  rij: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number },
  z: number,
): Item[] {
  const { x, y, dx, dy } = rij;
  const nu = jokersOf(state);
  return nu.map((joker): Item => {
    // Without the first one the others stay where they are.
    const i = JOKERS.indexOf(joker);
    const op = state.op.includes(joker);
    const kan = canPlayJoker(state, joker);
    const draait = state.op.at(-1) === joker && !state.rustig;
    return {
      key: `joker${joker}`,
      x: x + i * dx,
      y: y + i * dy,
      w: 92,
      h: 92,
      rot: draait ? easeOut(progress01(state.tick, { van: state.jokerOp, duur: 24 })) * 360 : 0,
      art: 'joker',
      toon: op ? `${joker} op` : joker,
      pick: `joker:${joker}`,
      name: NAMEN[joker],
      uit: !kan,
      alpha: op || kan ? 1 : 0.5,
      z,
    };
  });
}
