/**
 * Choosing an answer where it stands: by its item or its number, or with the arrows and then Enter or the space bar. Options that are
 * sounds are heard before they are chosen, and what was taken away as a help is passed over.
 */
import type { SoundId } from '../contract/effect.ts';
import type { GameInput } from '../contract/game.ts';
import { GEEN_OPTIES, pickedIndex, rejectOptie, layOpties } from './choosing.ts';
import type { Choosing } from './choosing.ts';
import { isAction, pijlOf } from './gestures.ts';
import { hearFirst, soundOptie, nameOptie } from './klanken.ts';
import type { Listening } from './klanken.ts';
import { currentOpgave, isGuided } from './run.ts';
import type { Basis, Zet } from './step.ts';

export interface Pointing extends Choosing, Listening {
  /** Where the arrows are; -1 is nowhere yet. */
  readonly keus: number;
  /** What was chosen in this attempt. */
  readonly gekozen: string | null;
  /** Options that were taken away as a help. */
  readonly weg: readonly string[];
}

/** Before the first attempt. */
export const NIETS_GEKOZEN: Omit<Pointing, keyof Basis> = { ...GEEN_OPTIES, keus: -1, gekozen: null, weg: [], gehoord: '' };

/**
 * The options of a new attempt, in random order; the words of a sentence in which one is wrong stand as they are.
 * @param kiest false where the answer is written: then there is nothing to choose
 */
export function beginPointing<S extends Pointing>(before: S, kiest: boolean): S {
  const { vorm, keuzes = [] } = currentOpgave(before.run) ?? {};
  const fresh = { ...before, ...NIETS_GEKOZEN, bakken: before.bakken, fout: isGuided(before.run) ? before.fout : [] };
  if (!kiest) return fresh;
  return vorm === 'fout-woord' ? { ...fresh, opties: keuzes } : layOpties(fresh);
}

/** Through a row with the arrows: -1 is back, 1 is on, 0 is anything else. */
function stapOf(input: GameInput): -1 | 0 | 1 {
  const pijl = pijlOf(input);
  return pijl === null ? 0 : pijl === 'links' || pijl === 'op' ? -1 : 1;
}

/** The next option that is still there, round and round; -1 when there is none. */
function nextOptie({ opties, weg, keus }: Pointing, stap: -1 | 1): number {
  const n = opties.length;
  const from = keus < 0 && stap < 0 ? 0 : keus;
  const order = opties.map((_, i) => (from + stap * (i + 1) + n * 2) % n);
  return order.find((i) => !weg.includes(opties[i] ?? '')) ?? -1;
}

/**
 * What an input does to the options, of which the picks are `soort:0` and on.
 * @param sound of an option that is chosen
 */
export function pointAt<S extends Pointing>(state: S, input: GameInput, sound: SoundId, soort = 'optie'): Zet<S> {
  const stap = stapOf(input);
  if (stap !== 0) {
    const next = { ...state, keus: nextOptie(state, stap) };
    return { sounds: ['kies'], ...soundOptie(next, next.opties[next.keus]) };
  }
  const optie = state.opties[isAction(input) ? state.keus : pickedIndex(input, soort)];
  if (optie === undefined || state.weg.includes(optie)) return { state };
  const next = { ...state, keus: state.opties.indexOf(optie) };
  return hearFirst(next, optie) ?? { state: { ...next, gekozen: optie }, sounds: [sound], antwoord: optie };
}

/** What was chosen, if anything was, turned out to be wrong. */
export const rejectKeus = <S extends Pointing>(state: S): S =>
  state.gekozen === null ? state : rejectOptie(state, state.opties.indexOf(state.gekozen));

/** What can still be chosen, in words, for a screen reader. */
export function nameKeuzes({ run, opties, weg }: Pointing): string {
  const opgave = currentOpgave(run);
  return opties.flatMap((optie, i) => (weg.includes(optie) ? [] : [nameOptie(opgave, optie, i)])).join(', ');
}
