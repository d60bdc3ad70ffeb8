/**
 * Playing a VOLG answer with loose pieces: they lie somewhere, are chosen with the arrows or tapped, and laid one after another on places.
 * Free, what was laid last can be taken off again and the child says when it is ready; guided, only the right piece stays and the last
 * one is the answer. How the pieces lie and move is the game's own.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import {
  currentOpgave,
  drawKans,
  gegevenOf,
  isGeleid,
  isVol,
  NOOIT,
  putGeleid,
  putVrij,
  startVakken,
  voorbeeldVan,
  wisLaatste,
} from '@spelrijk/game-kit/run';
import type { Basis, Gedaan, Schrijvend } from '@spelrijk/game-kit/run';
import { buurOpBand, laadBand, opBand } from './band.ts';
import type { Bandstuk } from './band.ts';

/** What every game with loose pieces remembers of them. */
export interface Leggend extends Schrijvend {
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
export function beginLeggen<S extends Basis & Partial<Leggend>>(before: S): S & Leggend {
  const { stukken = [], extra = [] } = currentOpgave(before.run) ?? {};
  const [band, state] = drawKans(before, (random) => laadBand(stukken, extra, random));
  const vorige = before.vakken?.inhoud ?? [];
  const mis = isGeleid(before.run) ? vorige.findIndex((stuk, i) => stuk !== stukken[i]) : -1;
  const inhoud = stukken.slice(0, Math.max(0, Math.min(mis, stukken.length - 1)));
  const vakken = { ...startVakken(stukken), inhoud, eerste: inhoud.map(() => null) };
  const gelegd = inhoud.reduce<readonly number[]>((af, stuk) => [...af, zoek(opBand(band, af), stuk) ?? -1], []);
  return { ...state, band, vakken, gelegd, keus: -1, letterOp: NOOIT, misOp: NOOIT };
}

export const zoek = (los: readonly Bandstuk[], stuk: string | undefined): number | undefined => los.find((b) => b.stuk === stuk)?.id;

/** What does not lie on its place yet. */
export const losse = ({ band, gelegd }: Leggend): readonly Bandstuk[] => opBand(band, gelegd);

/** Words make a sentence, with spaces between; pieces make a word. */
const tussen = ({ run }: Leggend): string => ((currentOpgave(run)?.antwoord ?? '').includes(' ') ? ' ' : '');

/** What lies there, as it is read. */
export const aaneen = (state: Leggend): string => state.vakken.inhoud.join(tussen(state));

/** Can the child say that it is ready? Guided answers give themselves. */
export const isKlaarMetLeggen = ({ run, vakken }: Leggend): boolean => !isGeleid(run) && isVol(vakken);

/** Laid, refused, taken off, on to another piece. */
export type Legdaad = 'leg' | 'mis' | 'af' | 'kies';

type LegZet<S> = Gedaan<S, Legdaad>;

/**
 * Left and right choose a piece; up or space lays it, down or backspace takes the last one off, Enter is ready. Picks: `stuk:<id>`,
 * `af` and `klaar`.
 */
export function leg<S extends Leggend>(state: S, input: GameInput): LegZet<S> {
  const pick = input.soort === 'kies' ? input.pick : '';
  const pijl = input.soort === 'richting' && input.ingedrukt ? input.richting : '';
  if (input.soort === 'klaar' || pick === 'klaar')
    return isKlaarMetLeggen(state) ? { state, daad: null, antwoord: gelegdWoord(state) } : { state, daad: null };
  if (input.soort === 'wis' || pick === 'af' || pijl === 'neer') return haalAf(state);
  if (pick !== '') return legStuk(state, Number(pick.slice('stuk:'.length)));
  if (pijl === 'op' || (input.soort === 'actie' && input.ingedrukt)) return legStuk(state, state.keus);
  if (pijl === '') return { state, daad: null };
  return { state: { ...state, keus: buurOpBand(losse(state), state.keus, pijl === 'rechts' ? 1 : -1) }, daad: 'kies' };
}

/** The answer of the child: its own first choices, also where it was helped. */
const gelegdWoord = (state: Leggend): string => (tussen(state) === '' ? gegevenOf(state.vakken) : aaneen(state));

function legStuk<S extends Leggend>(state: S, id: number): LegZet<S> {
  const los = losse(state);
  const stuk = los.find((b) => b.id === id)?.stuk;
  if (stuk === undefined || isVol(state.vakken)) return { state, daad: null };
  const geleid = isGeleid(state.run);
  const { vakken, raak } = geleid ? putGeleid(state.vakken, stuk) : { vakken: putVrij(state.vakken, stuk), raak: true };
  const gevuld = vakken.inhoud.length > state.vakken.inhoud.length;
  // What goes on by itself after many misses comes from the loose pieces too.
  const af = raak ? id : gevuld ? zoek(los, vakken.inhoud.at(-1)) : undefined;
  const next = {
    ...state,
    vakken,
    gelegd: af === undefined ? state.gelegd : [...state.gelegd, af],
    keus: state.keus !== id ? state.keus : los.length === 1 ? -1 : buurOpBand(los, id, 1),
    ...(raak ? { letterOp: state.tick } : { misOp: state.tick }),
  };
  const zet = { state: next, daad: raak ? ('leg' as const) : ('mis' as const) };
  return geleid && isVol(vakken) ? { ...zet, antwoord: gelegdWoord(next) } : zet;
}

function haalAf<S extends Leggend>(state: S): LegZet<S> {
  if (isGeleid(state.run) || state.gelegd.length === 0) return { state, daad: null };
  return { state: { ...state, vakken: wisLaatste(state.vakken), gelegd: state.gelegd.slice(0, -1) }, daad: 'af' };
}

/** The loose pieces, where the arrows are and what comes next when that is shown; `waar` is where the pieces lie. */
export function beschrijfLosse(state: Leggend, waar: string): string {
  const stukken = losse(state).map(({ stuk }) => stuk);
  const keus = state.band.find(({ id }) => id === state.keus)?.stuk;
  const voorbeeld = voorbeeldVan(state);
  const bij = keus === undefined ? '' : ` Je staat bij ${keus}.`;
  return `${waar}: ${stukken.join(', ')}.${bij}${voorbeeld === null ? '' : ` Nu komt ${voorbeeld}.`}`;
}
