/**
 * The didactic part of a round, once for all games: attempts, the pause for feedback, the return of a missed word, the end.
 * A game calls these from its `step`; it never counts attempts itself.
 *
 * Attempt 1 is free: the game says nothing about right or wrong before the whole answer is given, because this answer is
 * the evidence. Attempt 2 follows the explanation and is guided, attempt 3 is done after the example.
 */
import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEffect } from '../contract/effect.ts';
import type { RunState } from '../contract/run-state.ts';

/** What a run function did: `begin` tells the game to lay out the stage for a new attempt or a new word. */
export interface RunStep {
  readonly run: RunState;
  readonly effects: readonly GameEffect[];
  readonly begin: boolean;
}

/** Length of the reward after a right answer, in ticks: short, so that the play never outlasts the spelling. */
export const BELONING_TICKS = 84;
/** Length of the finale between the last word and `done`, in ticks. */
export const FINALE_TICKS = 120;
const MAX_TERUG = 3;
const LAATSTE_POGING = 3;

export function startRun(opgaven: readonly Opgave[]): RunState {
  const leeg = opgaven.length === 0;
  return {
    opgaven,
    rij: opgaven.map((_, index) => index),
    fase: leeg ? 'klaar' : 'spelen',
    poging: 1,
    over: leeg ? 1 : 0,
    uitslag: opgaven.map(() => null),
    terug: 0,
  };
}

/** The opgave in play; undefined only in phase `klaar`. */
export function currentOpgave(run: RunState): Opgave | undefined {
  const index = run.rij[0];
  return index === undefined ? undefined : run.opgaven[index];
}

/** True when the current opgave was missed before and is played again. */
export function isReturned(run: RunState): boolean {
  const index = run.rij[0];
  return index !== undefined && run.uitslag[index] === 0;
}

/** Guided attempts judge every piece at once; the free first attempt never does. */
export const isGuided = (run: RunState): boolean => run.poging >= 2;
/** In the last attempt the answer stands on the stage to copy. */
export const isDemonstrated = (run: RunState): boolean => run.poging >= LAATSTE_POGING;
export const isPlaying = (run: RunState): boolean => run.fase === 'spelen';
export const isDone = (run: RunState): boolean => run.fase === 'klaar' && run.over === 0;

/** How many of the words are behind us, for the progress stones and for rewards that grow. */
export const countPlayed = (run: RunState): number => run.uitslag.filter((u) => u !== null).length;

const GEEN: readonly GameEffect[] = [];
const same = (run: RunState, effects: readonly GameEffect[] = GEEN): RunStep => ({ run, effects, begin: false });

/**
 * A deliberate answer: goes to the host, the run waits for its oordeel. Ignored outside phase `spelen`.
 * A returned word counts its attempts on from 4, so that only one answer per opgave is ever attempt 1.
 */
export function giveAntwoord(run: RunState, gegeven: string): RunStep {
  const opgave = currentOpgave(run);
  if (run.fase !== 'spelen' || opgave === undefined) return same(run);
  const poging = run.poging + (isReturned(run) ? LAATSTE_POGING : 0);
  return same({ ...run, fase: 'wacht' }, [{ type: 'antwoord', opgaveId: opgave.id, gegeven, poging }]);
}

/** The host's verdict: the reward, or the explanation. `beloning` is the length of the reward in ticks. */
export function takeOordeel(run: RunState, goed: boolean, beloning: number = BELONING_TICKS): RunStep {
  if (run.fase !== 'wacht') return same(run);
  return same(goed ? { ...run, fase: 'goed', over: Math.max(1, beloning) } : { ...run, fase: 'uitleg' });
}

/** 1/60 s of the run: counts the reward and the finale down. */
export function tickRun(run: RunState): RunStep {
  if (run.over === 0 || (run.fase !== 'goed' && run.fase !== 'klaar')) return same(run);
  const next = { ...run, over: run.over - 1 };
  if (next.over > 0) return same(next);
  if (run.fase === 'klaar') return same(next, [{ type: 'done' }]);
  return writeOrLeave(next, run.poging < LAATSTE_POGING ? run.poging : 0);
}

/** The child has read the explanation, or has written the word: the next attempt, or after the last one the next word. */
export function goVerder(run: RunState): RunStep {
  if (run.fase !== 'uitleg') return same(run);
  const { schrijft, ...rest } = run;
  if (schrijft !== undefined) return leaveOpgave(rest, schrijft);
  if (run.poging >= LAATSTE_POGING) return writeOrLeave(run, 0);
  return { run: { ...run, fase: 'spelen', poging: run.poging + 1 }, effects: [], begin: true };
}

/** Will this word be played again? */
const comesBack = (run: RunState, uitslag: number): boolean => uitslag === 0 && !isReturned(run) && run.terug < MAX_TERUG;

/** A word that was chosen, sorted, ordered or cut wrong is written whole once; what was typed was written already, and reading writes nothing. */
function isToWrite(run: RunState): boolean {
  const opgave = currentOpgave(run);
  if (opgave === undefined || opgave.antwoordvorm === 'TYP' || isLeesvorm(opgave.vorm)) return false;
  // Who took the wrong word for the persoonsvorm made no mistake in writing it.
  return opgave.zinsvraag === undefined && opgave.woord.woord !== '';
}

/** After any mistake in it the word is written before it is left for good. */
function writeOrLeave(run: RunState, uitslag: number): RunStep {
  const missed = run.poging > 1 || isReturned(run);
  if (!missed || comesBack(run, uitslag) || !isToWrite(run)) return leaveOpgave(run, uitslag);
  return same({ ...run, fase: 'uitleg', schrijft: uitslag });
}

function leaveOpgave(run: RunState, uitslag: number): RunStep {
  const [index = 0, ...rest] = run.rij;
  const again = comesBack(run, uitslag);
  const rij = again ? [...rest, index] : rest;
  const next: RunState = {
    ...run,
    rij,
    fase: rij.length > 0 ? 'spelen' : 'klaar',
    poging: 1,
    over: rij.length > 0 ? 0 : FINALE_TICKS,
    uitslag: run.uitslag.map((u, i) => (i === index ? (u ?? uitslag) : u)),
    terug: run.terug + (again ? 1 : 0),
  };
  return { run: next, effects: [], begin: true };
}
