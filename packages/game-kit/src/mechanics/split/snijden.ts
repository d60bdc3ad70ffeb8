/**
 * Playing a SPLIT answer: cuts between the letters of a word, by arrows or by tapping. What was cut right stays for the next attempt.
 * The drawing of the letters, the cuts and the lever are the game's own.
 */
import type { GameInput, Item } from '../../contract/game.ts';
import type { Gedaan } from '../../run/deeds.ts';
import { currentOpgave, isGeleid, isVoorgedaan } from '../../run/run.ts';
import { NOOIT } from '../../run/step.ts';
import type { Basis } from '../../run/step.ts';
import { gesneden, sneden, snijd, teSnijden, zetSnede } from './snede.ts';

/** What every game with a SPLIT answer remembers of it. */
export interface Snijdend extends Basis {
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
export function beginSnijden<S extends Basis & Partial<Snijdend>>(state: S): S & Snijdend {
  const antwoord = currentOpgave(state.run)?.antwoord ?? '';
  const goed = sneden(antwoord);
  const stay = isGeleid(state.run) ? (state.sneden ?? []).filter((gat) => goed.includes(gat)) : [];
  return { ...state, letters: teSnijden(antwoord), goed, sneden: stay, plek: 1, gezet: state.gezet ?? NOOIT };
}

/** On to another gap, a cut made, a cut taken back. */
export type Snijdaad = 'loop' | 'snee' | 'plak';

type SnijZet<S> = Gedaan<S, Snijdaad>;

/** Picks that do what the keys do, for a game with buttons beside the word. */
const KNOPPEN: Readonly<Record<string, number>> = { links: -1, knip: 0, rechts: 1 };
const PIJLEN = { links: -1, op: -1, rechts: 1, neer: 1 } as const;

/**
 * Arrows (or the picks `links` and `rechts`) go along the gaps; space, the pick `knip` or `snee:<gap>` cuts there; Enter or the pick
 * `klaar` is the answer.
 */
export function snij<S extends Snijdend>(state: S, input: GameInput): SnijZet<S> {
  if (input.soort === 'klaar' || (input.soort === 'kies' && input.pick === 'klaar'))
    return { state, daad: null, antwoord: gesneden(state.letters, state.sneden) };
  if (input.soort === 'richting' && input.ingedrukt) return loop(state, PIJLEN[input.richting]);
  if (input.soort === 'actie' && input.ingedrukt) return zet(state, state.plek);
  if (input.soort !== 'kies') return { state, daad: null };
  const stap = KNOPPEN[input.pick];
  if (stap === undefined) return zet(state, Number(input.pick.slice('snee:'.length)));
  return stap === 0 ? zet(state, state.plek) : loop(state, stap);
}

function loop<S extends Snijdend>(state: S, stap: number): SnijZet<S> {
  const n = state.letters.length - 1;
  return n < 1 ? { state, daad: null } : { state: { ...state, plek: ((state.plek - 1 + stap + n) % n) + 1 }, daad: 'loop' };
}

function zet<S extends Snijdend>(state: S, gat: number): SnijZet<S> {
  if (!Number.isInteger(gat) || gat < 1 || gat >= state.letters.length) return { state, daad: null };
  const los = state.sneden.includes(gat);
  const next = { ...state, sneden: zetSnede(state.sneden, gat), plek: gat, gezet: los ? NOOIT : state.tick };
  return { state: next, daad: los ? 'plak' : 'snee' };
}

/** Does a cut belong here that is to be shown? Only in the last attempt. */
export const isTipSnede = ({ run, goed, sneden: staan }: Snijdend, gat: number): boolean =>
  isVoorgedaan(run) && goed.includes(gat) && !staan.includes(gat);

/** Was this cut wrong? Said only after the verdict. */
export const isMisSnede = ({ run, goed, sneden: staan }: Snijdend, gat: number): boolean =>
  run.fase === 'uitleg' && staan.includes(gat) && !goed.includes(gat);

/** The letters on both sides of a gap, in words. */
export const omSnede = ({ letters }: Snijdend, gat: number): string => `${letters[gat - 1] ?? ''} en ${letters[gat] ?? ''}`;

/**
 * What makes an item the button of gap `gat`. It is called after what it does: cut there, or take the cut away.
 * @example sneeKnop(state, 2, 'Snijd', 'Haal de snede weg') // { pick: 'snee:2', name: 'Snijd tussen o en m', uit: false }
 */
export const sneeKnop = (state: Snijdend, gat: number, snijd: string, weg: string): Required<Pick<Item, 'pick' | 'name' | 'uit'>> => ({
  pick: `snee:${gat}`,
  name: `${state.sneden.includes(gat) ? weg : snijd} tussen ${omSnede(state, gat)}`,
  uit: state.run.fase !== 'spelen',
});

/** The parts as they are now. */
export const delenVan = (state: Snijdend): readonly string[] => snijd(state.letters, state.sneden);

/** The parts and the gap of the arrows, for a screen reader; `waar` is where the word lies. */
export function beschrijfSneden(state: Snijdend, waar: string): string {
  const staat = state.letters.length > 1 ? ` Je staat tussen ${omSnede(state, state.plek)}.` : '';
  return `${waar} ligt: ${delenVan(state).join(', ')}.${staat}`;
}
