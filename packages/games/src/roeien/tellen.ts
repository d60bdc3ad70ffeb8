/**
 * A word is heard and not seen: one stroke of the oars for every piece of it. Then the word floats by and gets its flags, one fewer than
 * there were strokes; with too many or too few strokes they cannot stand right. The flags are the answer, the strokes by themselves never.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { cutBy } from '@spelrijk/game-kit/mechanics/split';
import type { CutDeed } from '@spelrijk/game-kit/mechanics/split';
import { isAction, isGuided, isPick, NOOIT } from '@spelrijk/game-kit/run';
import type { Deed } from '@spelrijk/game-kit/run';
import { MEESTE_SLAGEN } from './state.ts';
import type { RoeiState } from './state.ts';

/** A stroke, a stroke taken back, counted, counting again, all flags are used. */
type Teldaad = 'slag' | 'terug' | 'geteld' | 'mis' | CutDeed;
type TelZet = Deed<RoeiState, Teldaad>;

/** A new attempt: the first is counted by the child, after it the cox has clapped the word. */
export const beginTellen = (state: RoeiState): RoeiState =>
  isGuided(state.run)
    ? { ...state, slagen: state.goed.length + 1, geteld: true, slagOp: NOOIT }
    : { ...state, slagen: 0, geteld: false, slagOp: NOOIT };

/** How many flags there are in all, and how many still lie in the boat. */
const vlaggenOf = ({ slagen }: RoeiState): number => Math.max(0, slagen - 1);
export const vlaggenOver = (state: RoeiState): number => Math.max(0, vlaggenOf(state) - state.sneden.length);

/** Space (or the pick `slag`) is a stroke, backspace (`terug`) takes one back, Enter (`klaar`) says that all was heard. */
function count(state: RoeiState, input: GameInput): TelZet {
  if (input.soort === 'wis' || isPick(input, 'terug'))
    return state.slagen === 0 ? { state, daad: null } : { state: { ...state, slagen: state.slagen - 1 }, daad: 'terug' };
  if (input.soort === 'klaar' || isPick(input, 'klaar'))
    return state.slagen === 0 ? { state, daad: null } : { state: { ...state, geteld: true, sneden: [] }, daad: 'geteld' };
  const slag = isPick(input, 'slag') || (isAction(input) && input.soort === 'actie');
  if (!slag) return { state, daad: null };
  if (state.slagen >= MEESTE_SLAGEN) return { state, daad: 'mis' };
  return { state: { ...state, slagen: state.slagen + 1, slagOp: state.tick }, daad: 'slag' };
}

/** A flag goes where it is put; when all of them stand, the nearest one goes there. */
function flag(before: RoeiState, input: GameInput): TelZet {
  const { state, daad, antwoord } = cutBy(before, input);
  if (daad !== 'snee' || state.sneden.length <= vlaggenOf(state)) return { state, daad, antwoord };
  const naast = before.sneden.toSorted((a, b) => Math.abs(a - state.plek) - Math.abs(b - state.plek))[0];
  if (naast === undefined) return { state: before, daad: 'mis' };
  return { state: { ...state, sneden: state.sneden.filter((gat) => gat !== naast) }, daad };
}

/** Can it be handed in? All flags have to stand. */
export const canHandIn = (state: RoeiState): boolean => vlaggenOver(state) === 0;

/** Counting, and after it the flags; backspace or the pick `opnieuw` counts once more, as long as nothing was answered. */
export function tell(state: RoeiState, input: GameInput): TelZet {
  if (!state.geteld) return count(state, input);
  const opnieuw = input.soort === 'wis' || isPick(input, 'opnieuw');
  if (opnieuw) return isGuided(state.run) ? { state, daad: null } : { state: { ...beginTellen(state), sneden: [] }, daad: 'terug' };
  const klaar = input.soort === 'klaar' || isPick(input, 'klaar');
  return klaar && !canHandIn(state) ? { state, daad: 'mis' } : flag(state, input);
}
