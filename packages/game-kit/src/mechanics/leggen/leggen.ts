/**
 * Playing a VOLG answer with loose pieces: they lie somewhere, are chosen with the arrows or tapped, and laid one after another on places.
 * Free, what was laid last can be taken off again and the child says when it is ready; guided, only the right piece stays and the last
 * one is the answer. How the pieces lie and move is the game's own.
 */
import type { GameInput } from '../../contract/game.ts';
import type { Deed } from '../../run/deeds.ts';
import { currentOpgave, isGuided } from '../../run/run.ts';
import { drawKans, NOOIT } from '../../run/step.ts';
import type { Basis } from '../../run/step.ts';
import { givenOf, isFull, putFree, putGuided, removeLast, startVakken } from '../../run/vakken.ts';
import { voorbeeldOf } from '../../run/writing.ts';
import type { Writing } from '../../run/writing.ts';
import { buurOnBand, loadBand, onBand } from './losse.ts';
import type { Bandstuk } from './losse.ts';

/** What every game with loose pieces remembers of them. */
export interface Leggend extends Writing {
  /** All pieces, the right ones and the foils. */
  readonly band: readonly Bandstuk[];
  /** What was laid, by its id, in order. */
  readonly gelegd: readonly number[];
  /** The piece under the arrows; -1 is none yet. */
  readonly keus: number;
}

/** Nothing to lay: the answer has another form. */
export const GEEN_STUKKEN: Pick<Leggend, 'band' | 'gelegd' | 'keus'> = { band: [], gelegd: [], keus: -1 };

/** The pieces of this word in random order. After a wrong answer, what was right up to the first mistake lies there already. */
export function beginLaying<S extends Basis & Partial<Leggend>>(before: S): S & Leggend {
  const { stukken = [], extra = [] } = currentOpgave(before.run) ?? {};
  const [band, state] = drawKans(before, (random) => loadBand(stukken, extra, random));
  const vorige = before.vakken?.inhoud ?? [];
  const mis = isGuided(before.run) ? vorige.findIndex((stuk, i) => stuk !== stukken[i]) : -1;
  const inhoud = stukken.slice(0, Math.max(0, Math.min(mis, stukken.length - 1)));
  const vakken = { ...startVakken(stukken), inhoud, eerste: inhoud.map(() => null) };
  const gelegd = inhoud.reduce<readonly number[]>((af, stuk) => [...af, findLoose(onBand(band, af), stuk) ?? -1], []);
  return { ...state, band, vakken, gelegd, keus: -1, letterOp: NOOIT, misOp: NOOIT };
}

export const findLoose = (los: readonly Bandstuk[], stuk: string | undefined): number | undefined => los.find((b) => b.stuk === stuk)?.id;

/** What does not lie on its place yet. */
export const looseStukken = ({ band, gelegd }: Leggend): readonly Bandstuk[] => onBand(band, gelegd);

/** Words make a sentence, with spaces between; pieces make a word. */
const joinBetween = ({ run }: Leggend): string => ((currentOpgave(run)?.antwoord ?? '').includes(' ') ? ' ' : '');

/** What lies there, as it is read. */
export const joinAll = (state: Leggend): string => state.vakken.inhoud.join(joinBetween(state));

/** Can the child say that it is ready? Guided answers give themselves. */
export const isDoneLaying = ({ run, vakken }: Leggend): boolean => !isGuided(run) && isFull(vakken);

/** Laid, refused, taken off, on to another piece. */
export type Legdaad = 'leg' | 'mis' | 'af' | 'kies';

type LegZet<S> = Deed<S, Legdaad>;

/**
 * Left and right choose a piece; up or space lays it, down or backspace takes the last one off, Enter is ready. Picks: `stuk:<id>`,
 * `af` and `klaar`.
 */
export function lay<S extends Leggend>(state: S, input: GameInput): LegZet<S> {
  const pick = input.soort === 'kies' ? input.pick : '';
  const pijl = input.soort === 'richting' && input.ingedrukt ? input.richting : '';
  if (input.soort === 'klaar' || pick === 'klaar')
    return isDoneLaying(state) ? { state, daad: null, antwoord: laidWoord(state) } : { state, daad: null };
  if (input.soort === 'wis' || pick === 'af' || pijl === 'neer') return takeOff(state);
  if (pick !== '') return layStuk(state, Number(pick.slice('stuk:'.length)));
  if (pijl === 'op' || (input.soort === 'actie' && input.ingedrukt)) return layStuk(state, state.keus);
  if (pijl === '') return { state, daad: null };
  return { state: { ...state, keus: buurOnBand(looseStukken(state), state.keus, pijl === 'rechts' ? 1 : -1) }, daad: 'kies' };
}

/** The answer of the child: its own first choices, also where it was helped. */
const laidWoord = (state: Leggend): string => (joinBetween(state) === '' ? givenOf(state.vakken) : joinAll(state));

function layStuk<S extends Leggend>(state: S, id: number): LegZet<S> {
  const los = looseStukken(state);
  const stuk = los.find((b) => b.id === id)?.stuk;
  if (stuk === undefined || isFull(state.vakken)) return { state, daad: null };
  const geleid = isGuided(state.run);
  const { vakken, raak } = geleid ? putGuided(state.vakken, stuk) : { vakken: putFree(state.vakken, stuk), raak: true };
  const gevuld = vakken.inhoud.length > state.vakken.inhoud.length;
  // What goes on by itself after many misses comes from the loose pieces too.
  const af = raak ? id : gevuld ? findLoose(los, vakken.inhoud.at(-1)) : undefined;
  const next = {
    ...state,
    vakken,
    gelegd: af === undefined ? state.gelegd : [...state.gelegd, af],
    keus: state.keus !== id ? state.keus : los.length === 1 ? -1 : buurOnBand(los, id, 1),
    ...(raak ? { letterOp: state.tick } : { misOp: state.tick }),
  };
  const zet = { state: next, daad: raak ? ('leg' as const) : ('mis' as const) };
  return geleid && isFull(vakken) ? { ...zet, antwoord: laidWoord(next) } : zet;
}

function takeOff<S extends Leggend>(state: S): LegZet<S> {
  if (isGuided(state.run) || state.gelegd.length === 0) return { state, daad: null };
  return { state: { ...state, vakken: removeLast(state.vakken), gelegd: state.gelegd.slice(0, -1) }, daad: 'af' };
}

/** The loose pieces, where the arrows are and what comes next when that is shown; `waar` is where the pieces lie. */
export function describeLosse(state: Leggend, waar: string): string {
  const stukken = looseStukken(state).map(({ stuk }) => stuk);
  const keus = state.band.find(({ id }) => id === state.keus)?.stuk;
  const voorbeeld = voorbeeldOf(state);
  const bij = keus === undefined ? '' : ` Je staat bij ${keus}.`;
  return `${waar}: ${stukken.join(', ')}.${bij}${voorbeeld === null ? '' : ` Nu komt ${voorbeeld}.`}`;
}
