/**
 * The play after a right word: fruit is thrown up in three volleys and comes down again, and there are three blows. A blow goes right across
 * the garden, so who waits until the fruit is in one line, and leans the blade as it needs, cuts most at once. In one coconut somebody
 * sleeps. In calm mode the fruit hangs still and one of four lines is chosen. Only + - * and /, so that it plays the same everywhere.
 */
import type { GameInput, Stand } from '@spelrijk/game-kit/contract';
import { ticksInBeurt, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, pickedIndex, pijlOf, type Zet } from '@spelrijk/game-kit/run';
import { maatOf, type Plek } from '@spelrijk/game-kit/stage';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { type Regen, type Snede, type Streep, TERUG, type NinjaState } from './state.ts';

export const GEEN_REGEN: Regen = { strepen: [], gesneden: [], hoogte: 2, helling: 0 };

/** Blows; in calm mode one fewer than there are rows, so that there is something to choose. */
export const slagenOf = ({ rustig }: NinjaState): number => (rustig ? ROOSTER.rijen - 1 : 3);
/** Volleys, fruit in each, ticks from one to the next, between two of a volley, and of a flight. */
const SALVO = { aantal: 3, stuks: 4, na: 112, tussen: 8, vlucht: 138 } as const;
/** The kinds of fruit; the coconut is beside them. */
export const SOORTEN = ['meloen', 'sinaas', 'appel', 'pruim'] as const;
const ETERS = 5;
/** The blade cuts what is so near to its line. */
const BREED = 62;
/** Heights of the line, and how much it can lean: units down in a unit to the right. */
export const HOOGTEN = 7;
const SCHUIN = 0.16;
const MAX_HELLING = 3;
/** A finger that moved less cuts straight across. */
const VEEG = 60;
/** What was cut is looked at for so long. */
const KIJK = 34;

/** In calm mode: columns and rows of places, and how many in ten of them are full. */
const ROOSTER = { kolommen: 5, rijen: 3, vol: 0.62 } as const;
export const LIJNEN = 4;

const beurttijd = (state: NinjaState): number => ticksInBeurt(state) * state.tempo;

/** How much fruit there is. */
export const aantalVruchten = ({ rustig }: NinjaState): number => (rustig ? ROOSTER.kolommen * ROOSTER.rijen : SALVO.aantal * SALVO.stuks);

/** The one that is a coconut: in calm mode in the middle, where two lines go through it. */
const kokosOf = (state: NinjaState): number =>
  state.rustig
    ? Math.floor(aantalVruchten(state) / 2)
    : SALVO.stuks + Math.floor(chance(state.kans, 700) * SALVO.stuks * (SALVO.aantal - 1));

export const isKokos = (state: NinjaState, i: number): boolean => kokosOf(state) === i;

/** Where fruit `i` is, whole; null when it is not in the air, or was cut. */
export function regenPlek(state: NinjaState, i: number): Plek | null {
  if (state.regen.gesneden.some(({ vrucht }) => vrucht === i)) return null;
  return state.rustig ? roosterPlek(state, i) : vluchtPlek(state, i);
}

function vluchtPlek(state: NinjaState, i: number): Plek | null {
  const { w, h } = maatOf(state.stand);
  const [salvo, plaats] = [Math.floor(i / SALVO.stuks), i % SALVO.stuks];
  const u = (beurttijd(state) - salvo * SALVO.na - plaats * SALVO.tussen) / SALVO.vlucht;
  if (u < 0 || u > 1) return null;
  const kant = salvo % 2 === 0 ? plaats : SALVO.stuks - 1 - plaats;
  const x = w * (0.16 + 0.22 * kant) + (chance(state.kans, 710 + i) - 0.5) * w * 0.1;
  const hoog = h * (0.56 + 0.26 * chance(state.kans, 740 + i));
  return [x + (chance(state.kans, 770 + i) - 0.5) * w * 0.16 * u, h + 90 - hoog * 4 * u * (1 - u)];
}

function roosterPlek(state: NinjaState, i: number): Plek | null {
  if (!isKokos(state, i) && chance(state.kans, 800 + i) > ROOSTER.vol) return null;
  const { w, h } = maatOf(state.stand);
  const [kolom, rij] = [i % ROOSTER.kolommen, Math.floor(i / ROOSTER.kolommen)];
  return [w * (0.21 + 0.14 * kolom), h * (0.3 + 0.2 * rij)];
}

/** Heights of the rows of calm mode; the last line goes aslant through the middle. */
export function lijnOf(state: NinjaState, i: number): Omit<Streep, 'op'> {
  const { w, h } = maatOf(state.stand);
  const [y1, y2] = i < ROOSTER.rijen ? [h * (0.3 + 0.2 * i), h * (0.3 + 0.2 * i)] : [h * 0.82, h * 0.18];
  return { x1: 0, y1, x2: w, y2 };
}

/** The line of the keys. */
export function mikLijn(state: NinjaState): Omit<Streep, 'op'> {
  const { w, h } = maatOf(state.stand);
  const { hoogte, helling } = state.regen;
  if (state.rustig) return lijnOf(state, hoogte);
  const y = h * (0.16 + (0.6 * hoogte) / (HOOGTEN - 1));
  const diep = (helling * SCHUIN * w) / 2;
  return { x1: 0, y1: y - diep, x2: w, y2: y + diep };
}

/** What a blow along this line would cut. */
export function cutsOf(state: NinjaState, { x1, y1, x2, y2 }: Omit<Streep, 'op'>): readonly Snede[] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  return Array.from({ length: aantalVruchten(state) }, (_, vrucht) => vrucht).flatMap((vrucht) => {
    const plek = regenPlek(state, vrucht);
    if (plek === null) return [];
    const kruis = (plek[0] - x1) * dy - (plek[1] - y1) * dx;
    return kruis * kruis < BREED * BREED * (dx * dx + dy * dy) ? [{ vrucht, x: plek[0], y: plek[1], op: state.tick }] : [];
  });
}

/** The line through two points of a finger, right across the garden. */
function sweepLijn(
  stand: Stand,
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): Omit<Streep, 'op'> {
  const { w, h } = maatOf(stand);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (dx * dx + dy * dy < VEEG * VEEG) return { x1: 0, y1: a.y, x2: w, y2: a.y };
  const ver = (w + h) / Math.max(Math.abs(dx), Math.abs(dy));
  return { x1: a.x - dx * ver, y1: a.y - dy * ver, x2: a.x + dx * ver, y2: a.y + dy * ver };
}

function slice(state: NinjaState, lijn: Omit<Streep, 'op'>): Zet<NinjaState> {
  const erbij = cutsOf(state, lijn);
  const { regen, tick } = state;
  const wakker = erbij.some(({ vrucht }) => isKokos(state, vrucht));
  return {
    state: {
      ...state,
      veeg: null,
      regen: { ...regen, strepen: [...regen.strepen, { ...lijn, op: tick }], gesneden: [...regen.gesneden, ...erbij] },
      stukken: state.stukken + erbij.length,
      eters: wakker ? [...state.eters, Math.floor(chance(state.kans, 790) * ETERS)] : state.eters,
    },
    sounds: ['eigen', ...(erbij.length === 0 ? [] : (['raak'] as const)), ...(wakker ? (['munt'] as const) : [])],
  };
}

function moveLijn(state: NinjaState, pijl: 'links' | 'rechts' | 'op' | 'neer'): Zet<NinjaState> {
  const { hoogte, helling } = state.regen;
  const stap = pijl === 'op' || pijl === 'links' ? -1 : 1;
  const n = state.rustig ? LIJNEN : HOOGTEN;
  const staand = state.rustig || pijl === 'op' || pijl === 'neer';
  const regen = staand
    ? { ...state.regen, hoogte: state.rustig ? (hoogte + stap + n) % n : Math.min(n - 1, Math.max(0, hoogte + stap)) }
    : { ...state.regen, helling: Math.min(MAX_HELLING, Math.max(-MAX_HELLING, helling + stap)) };
  return { state: { ...state, regen }, sounds: ['kies'] };
}

function act(state: NinjaState, input: GameInput): Zet<NinjaState> | null {
  if (state.regen.strepen.length >= slagenOf(state)) return null;
  if (isAction(input)) return slice(state, mikLijn(state));
  const gekozen = pickedIndex(input, 'lijn');
  if (state.rustig && gekozen >= 0 && gekozen < LIJNEN) return slice(state, lijnOf(state, gekozen));
  const pijl = pijlOf(input);
  if (pijl !== null) return moveLijn(state, pijl);
  if (state.rustig || input.soort !== 'wijs') return null;
  if (input.fase === 'neer') return { state: { ...state, veeg: { x: input.x, y: input.y } } };
  return input.fase === 'los' && state.veeg !== null ? slice(state, sweepLijn(state.stand, state.veeg, input)) : null;
}

/** The blows are gone, or the fruit is. */
function isAf(state: NinjaState): boolean {
  const { strepen, gesneden } = state.regen;
  const laatste = strepen.at(-1)?.op ?? state.tick;
  if (strepen.length >= slagenOf(state)) return state.tick - laatste >= KIJK;
  if (!state.rustig) return beurttijd(state) > SALVO.na * (SALVO.aantal - 1) + SALVO.tussen * SALVO.stuks + SALVO.vlucht;
  const over = Array.from({ length: aantalVruchten(state) }, (_, i) => i).some((i) => regenPlek(state, i) !== null);
  return !over && gesneden.length > 0 && state.tick - laatste >= KIJK;
}

const open = (state: NinjaState): NinjaState => ({ ...state, regen: GEEN_REGEN, veeg: null });

/** Begins when the ninja is back on its post. */
export const regenspel: Beurtspel<NinjaState> = { van: TERUG, open, act, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [180, 600], staand: [110, 800] },
  reeks: [
    ['panda', 'loopt', 'Een panda kauwt op bamboe.'],
    ['kraanvogel', 'vliegt', 'Een kraanvogel van papier vliegt langs.'],
    ['draak', 'drijft', 'Een draak van zijde danst mee.'],
    ['egel', 'loopt', 'Een egel draagt een strooien hoed.'],
    ['eekhoorn', 'duikt', 'Een eekhoorn gooit een noot omhoog.'],
    ['kat', 'loopt', 'Een kat zwaait met haar poot.'],
    ['vuurvliegjes', 'vliegt', 'Drie vuurvliegjes schrijven in de lucht.'],
    ['kers', 'drijft', 'De wind brengt een bloesemtak.'],
    ['das', 'loopt', 'Een das slaat op de grote trom.'],
    ['ninja', 'duikt', 'Achter de trom gluurt een leerling-ninja.'],
  ],
};
