/**
 * Options that are sounds: there is nothing to read on them, so each is heard before it can be chosen. The first tap (or the
 * first step of the arrows) lets it sound, the second chooses it. A game keeps `gehoord` in its state and asks `hearFirst`.
 */
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameState } from '../contract/game.ts';
import { currentOpgave } from './run.ts';
import type { Basis, Zet } from './step.ts';

export interface Listening extends Basis {
  /** The option that sounded last in this attempt; '' is none. */
  readonly gehoord: string;
}

/** Are the options of this opgave sounds? */
export const isKlank = (opgave: Opgave | undefined): boolean => opgave?.klanken !== undefined;

/** What stands on an option, and what a screen reader says of it: never the letters of a sound. */
export const nameOptie = (opgave: Opgave | undefined, optie: string, i: number): string => (isKlank(opgave) ? `Klank ${i + 1}` : optie);

/** What a screen reader says of these options. */
export const nameOpties = ({ run }: GameState, opties: readonly string[]): readonly string[] =>
  opties.map((optie, i) => nameOptie(currentOpgave(run), optie, i));

/** Lets an option sound; does nothing where options are no sounds. */
export function soundOptie<S extends Listening>(state: S, optie: string | undefined): Zet<S> {
  if (optie === undefined || !isKlank(currentOpgave(state.run))) return { state };
  return { state: { ...state, gehoord: optie }, effects: [{ type: 'hoor', keuze: optie }] };
}

/** Choosing an option that has not sounded yet: it sounds instead. Null: go on and choose it. */
export const hearFirst = <S extends Listening>(state: S, optie: string): Zet<S> | null =>
  isKlank(currentOpgave(state.run)) && state.gehoord !== optie ? soundOptie(state, optie) : null;
