/**
 * Family J, flashing: a word is shown for a moment and only then it can be answered. How long it stands is what the taak says, else a
 * step of the staircase; longer in calm mode, longer once it was missed, and longer again for who asks to see it once more.
 */
import type { GameStart } from '../../contract/game.ts';
import { currentOpgave, isGuided, isPlaying, isDemonstrated } from '../../run/run.ts';
import { ticksInFase } from '../../run/step.ts';
import type { Basis, Zet } from '../../run/step.ts';
import { beeldAt, isFlits } from './belichting.ts';
import type { Beeld } from './belichting.ts';
import { stepTrap, startTrap } from './trap.ts';
import type { Trap } from './trap.ts';

export interface Vertonend extends Basis {
  readonly trap: Trap;
  /** Milliseconds of this showing, and the tick at which it began. */
  readonly ms: number;
  readonly flitsOp: number;
}

const BEGIN_MS = 1200;
const LANGER = 1.6;

/** The staircase goes on where it was the last time. */
export function startVertoning({ vorige = BEGIN_MS }: GameStart): Omit<Vertonend, keyof Basis> {
  const trap = startTrap(vorige);
  return { trap, ms: trap.ms, flitsOp: 0 };
}

/** The showing of a new attempt. */
export function beginVertoning<S extends Vertonend>(state: S): S {
  const ms = currentOpgave(state.run)?.toonMs ?? state.trap.ms;
  return { ...state, ms: ms * (isGuided(state.run) ? LANGER : 1) * (state.rustig ? LANGER : 1), flitsOp: state.tick };
}

/** Is the word of this opgave shown, or heard? */
export function isVertoning({ run }: Basis): boolean {
  const opgave = currentOpgave(run);
  return opgave !== undefined && isFlits(opgave);
}

/** What is to be seen while the child plays; a heard word, and one to copy, is open from the start. */
export const beeldOf = (state: Vertonend): Beeld =>
  isVertoning(state) && !isDemonstrated(state.run) ? beeldAt(state.tick - state.flitsOp, state.ms) : 'open';

/** The showing is over: it can be answered. */
export const isAnswerable = (state: Vertonend): boolean => isPlaying(state.run) && beeldOf(state) === 'open';

/** What is written where it is shown: the word, a mask, and in the last attempt the word to copy; null when there is nothing. */
export function shownTekst(state: Vertonend): string | null {
  const woord = currentOpgave(state.run)?.woord.woord ?? '';
  const now = beeldOf(state);
  if (now === 'woord' || isDemonstrated(state.run)) return woord;
  return now === 'masker' ? '#'.repeat(Math.min(12, woord.length + 2)) : null;
}

/** The word once more, and longer: that is help. */
export const showAgain = <S extends Vertonend>(state: S): Zet<S> =>
  isVertoning(state) && isAnswerable(state)
    ? {
        state: { ...state, ms: state.ms * LANGER, flitsOp: state.tick },
        sounds: ['zwiep'],
        effects: [{ type: 'hulp', hulp: 'minder' }],
      }
    : { state };

/** The moment from which it can be answered, and at the end where the staircase got to. */
export function tickVertoning<S extends Vertonend>(state: S): Zet<S> {
  if (state.run.fase === 'klaar' && ticksInFase(state) === 1) return { state, effects: [{ type: 'meting', waarde: state.trap.ms }] };
  const opens = isAnswerable(state) && beeldOf({ ...state, tick: state.tick - 1 }) === 'masker';
  return opens ? { state, sounds: ['plop'], effects: [{ type: 'vraag' }] } : { state };
}

/** Only what was shown and answered of one's own accord moves the staircase. */
export const countVertoning = <S extends Vertonend>(state: S, goed: boolean): S =>
  state.run.poging === 1 && isVertoning(state) ? { ...state, trap: stepTrap(state.trap, goed) } : state;
