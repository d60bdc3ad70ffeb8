/**
 * Playing a SPLIT answer: cuts between the letters of a word, by arrows or by tapping. What was cut right stays for the next attempt.
 * The drawing of the letters, the cuts and the lever are the game's own.
 */
import type { GameInput, Item } from '../../contract/game.ts';
import type { Deed } from '../../run/deeds.ts';
import { currentOpgave, isGuided, isDemonstrated } from '../../run/run.ts';
import { NOOIT } from '../../run/step.ts';
import type { Basis } from '../../run/step.ts';
import { joinDelen, snedenOf, splitAt, lettersToCut, toggleSnede } from './snede.ts';

/** What every game with a SPLIT answer remembers of it. */
export interface Cutting extends Basis {
  readonly letters: readonly string[];
  /** Gap n lies before letter n. The right ones, and the ones where there is a cut, both in order. */
  readonly goed: readonly number[];
  readonly sneden: readonly number[];
  /** The gap that the arrows point at. */
  readonly plek: number;
  /** Tick of the last cut, for what drops into it; long ago when it was taken back. */
  readonly gezet: number;
}

/** The word in one piece, or with the cuts that were right in the attempt before. */
export function beginCutting<S extends Basis & Partial<Cutting>>(state: S): S & Cutting {
  const antwoord = currentOpgave(state.run)?.antwoord ?? '';
  const goed = snedenOf(antwoord);
  const stay = isGuided(state.run) ? (state.sneden ?? []).filter((gat) => goed.includes(gat)) : [];
  return { ...state, letters: lettersToCut(antwoord), goed, sneden: stay, plek: 1, gezet: state.gezet ?? NOOIT };
}

/** On to another gap, a cut made, a cut taken back. */
export type CutDeed = 'loop' | 'snee' | 'plak';

type CutZet<S> = Deed<S, CutDeed>;

/** Picks that do what the keys do, for a game with buttons beside the word. */
const KNOPPEN: Readonly<Record<string, number>> = { links: -1, knip: 0, rechts: 1 };
const PIJLEN = { links: -1, op: -1, rechts: 1, neer: 1 } as const;

/**
 * Arrows (or the picks `links` and `rechts`) go along the gaps; space, the pick `knip` or `snee:<gap>` cuts there; Enter or the pick
 * `klaar` is the answer.
 */
export function cutBy<S extends Cutting>(state: S, input: GameInput): CutZet<S> {
  if (input.soort === 'klaar' || (input.soort === 'kies' && input.pick === 'klaar'))
    return { state, daad: null, antwoord: joinDelen(state.letters, state.sneden) };
  if (input.soort === 'richting' && input.ingedrukt) return moveAlong(state, PIJLEN[input.richting]);
  if (input.soort === 'actie' && input.ingedrukt) return toggleAt(state, state.plek);
  if (input.soort !== 'kies') return { state, daad: null };
  const stap = KNOPPEN[input.pick];
  if (stap === undefined) return toggleAt(state, Number(input.pick.slice('snee:'.length)));
  return stap === 0 ? toggleAt(state, state.plek) : moveAlong(state, stap);
}

function moveAlong<S extends Cutting>(state: S, stap: number): CutZet<S> {
  const n = state.letters.length - 1;
  return n < 1 ? { state, daad: null } : { state: { ...state, plek: ((state.plek - 1 + stap + n) % n) + 1 }, daad: 'loop' };
}

function toggleAt<S extends Cutting>(state: S, gat: number): CutZet<S> {
  if (!Number.isInteger(gat) || gat < 1 || gat >= state.letters.length) return { state, daad: null };
  const los = state.sneden.includes(gat);
  const next = { ...state, sneden: toggleSnede(state.sneden, gat), plek: gat, gezet: los ? NOOIT : state.tick };
  return { state: next, daad: los ? 'plak' : 'snee' };
}

/** Does a cut belong here that is to be shown? Only in the last attempt. */
export const isTipSnede = ({ run, goed, sneden: staan }: Cutting, gat: number): boolean =>
  isDemonstrated(run) && goed.includes(gat) && !staan.includes(gat);

/** Was this cut wrong? Said only after the verdict. */
export const isMisSnede = ({ run, goed, sneden: staan }: Cutting, gat: number): boolean =>
  run.fase === 'uitleg' && staan.includes(gat) && !goed.includes(gat);

/** The letters on both sides of a gap, in words. */
export const lettersAround = ({ letters }: Cutting, gat: number): string => `${letters[gat - 1] ?? ''} en ${letters[gat] ?? ''}`;

/**
 * What makes an item the button of gap `gat`. It is called after what it does: cut there, or take the cut away.
 * @example makeSneeKnop(state, 2, 'Snijd', 'Haal de snede weg') // { pick: 'snee:2', name: 'Snijd tussen o en m', uit: false }
 */
export const makeSneeKnop = (state: Cutting, gat: number, snijd: string, weg: string): Required<Pick<Item, 'pick' | 'name' | 'uit'>> => ({
  pick: `snee:${gat}`,
  name: `${state.sneden.includes(gat) ? weg : snijd} tussen ${lettersAround(state, gat)}`,
  uit: state.run.fase !== 'spelen',
});

/** The parts as they are now. */
export const delenOf = (state: Cutting): readonly string[] => splitAt(state.letters, state.sneden);

/** The parts and the gap of the arrows, for a screen reader; `waar` is where the word lies. */
export function describeSneden(state: Cutting, waar: string): string {
  const staat = state.letters.length > 1 ? ` Je staat tussen ${lettersAround(state, state.plek)}.` : '';
  return `${waar} ligt: ${delenOf(state).join(', ')}.${staat}`;
}
