/**
 * The play after a right word: three balloons of paint for a large sheet that goes on all through the round. Somebody drew on it with white
 * wax, and wax does not take paint: what nobody saw appears where it is thrown. Where a colour meets another one the two mix. A sheet of
 * which all is found is taken off the line, and a new one hangs there. Only + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, NOOIT, pickedIndex, pijlOf, tapsIn, type Zet } from '@spelrijk/game-kit/run';
import { mix, POTTEN } from './palet.ts';
import { plaatsenOf } from './plaatsen.ts';
import { type Doek, type Spat, type Worp, VAN, type VerfState } from './state.ts';

export const WORPEN = 3;
export const VLUCHT = 22;
const KIJK = 56;
/** Places to aim at: columns and rows. Of calm mode: fewer. */
export const RASTER = { kolommen: 6, rijen: 4 } as const;
export const VAKKEN = { kolommen: 3, rijen: 2 } as const;
/** What is drawn: so many things, of so many sets, in cells of this grid. */
export const DINGEN = 6;
const REEKSEN = 3;
const CELLEN = { kolommen: 4, rijen: 3 } as const;
/** A thing lies somewhere in its cell. */
const WEG = 0.06;
/** As share of the sheet: so near to the middle of a splash it is found; so near two splashes mix. */
const VIND = { x: 0.15, y: 0.22 } as const;
const MENG = 0.2;
const MENGMAAT = 0.66;
/** Older ones lie under newer ones. */
const MAX_SPATTEN = 32;

export const GEEN_WORP: Worp = { worpen: 0, kleur: 0, kolom: 2, rij: 1, lucht: null, raakOp: NOOIT, mengsel: null, vondst: null };

export const emptyDoek = (zaad: number, af: number): Doek => ({ spatten: [], gevonden: [], zaad, af });

/** The set that is drawn on this sheet. */
export const reeksOf = ({ zaad, af }: Doek): number => (Math.floor(chance(zaad, 1) * REEKSEN) + af) % REEKSEN;

/** Where thing `i` of the drawing is, in shares of the sheet: each in a cell of its own. */
export function dingPlek({ zaad }: Doek, i: number): { readonly x: number; readonly y: number } {
  const n = CELLEN.kolommen * CELLEN.rijen;
  const cellen = Array.from({ length: n }, (_, k) => k).toSorted((a, b) => chance(zaad, 20 + a) - chance(zaad, 20 + b));
  const cel = cellen[i] ?? 0;
  return {
    x: ((cel % CELLEN.kolommen) + 0.5) / CELLEN.kolommen + (chance(zaad, 50 + i) - 0.5) * WEG,
    y: (Math.floor(cel / CELLEN.kolommen) + 0.5) / CELLEN.rijen + (chance(zaad, 70 + i) - 0.5) * WEG,
  };
}

/** Middle of place `i` of a grid, in shares of the sheet. */
export const vakPlek = (
  { kolommen, rijen }: typeof RASTER | typeof VAKKEN,
  kolom: number,
  rij: number,
): { readonly x: number; readonly y: number } => ({
  x: (kolom + 0.5) / kolommen,
  y: (rij + 0.5) / rijen,
});

const isVol = ({ gevonden }: Doek): boolean => gevonden.length >= DINGEN;

/** The sheet that is framed: the one of which most was found. */
export const bestDoek = ({ doek, klaarDoek }: VerfState): Doek =>
  klaarDoek === null || doek.gevonden.length >= klaarDoek.gevonden.length ? doek : klaarDoek;

/** A sheet of which all was found was taken away. */
function open(state: VerfState): VerfState {
  const { doek, kans } = state;
  const schoon = isVol(doek) ? emptyDoek(Math.floor(chance(kans, 480) * 1e6), doek.af + 1) : doek;
  return {
    ...state,
    doek: schoon,
    klaarDoek: isVol(doek) ? doek : state.klaarDoek,
    worp: { ...GEEN_WORP, kleur: state.worp.kleur, kolom: state.worp.kolom, rij: state.worp.rij },
  };
}

function throwAt(state: VerfState, { x, y }: { readonly x: number; readonly y: number }): Zet<VerfState> | null {
  const { worp, tick } = state;
  if (worp.lucht !== null || worp.worpen >= WORPEN) return null;
  return { state: { ...state, worp: { ...worp, lucht: { x, y, op: tick }, mengsel: null, vondst: null } }, sounds: ['zwiep'] };
}

function moveMik(state: VerfState, pijl: 'links' | 'rechts' | 'op' | 'neer'): Zet<VerfState> {
  const { kolommen, rijen } = state.rustig ? VAKKEN : RASTER;
  const { kolom, rij } = state.worp;
  const dx = pijl === 'links' ? -1 : pijl === 'rechts' ? 1 : 0;
  const dy = pijl === 'op' ? -1 : pijl === 'neer' ? 1 : 0;
  const worp = { ...state.worp, kolom: (kolom + dx + kolommen) % kolommen, rij: (rij + dy + rijen) % rijen };
  return { state: { ...state, worp }, sounds: ['kies'] };
}

function act(state: VerfState, input: GameInput): Zet<VerfState> | null {
  const { worp } = state;
  const raster = state.rustig ? VAKKEN : RASTER;
  if (worp.worpen >= WORPEN) return null;
  if (isAction(input)) return throwAt(state, vakPlek(raster, worp.kolom % raster.kolommen, worp.rij % raster.rijen));
  const kleur = pickedIndex(input, 'pot');
  if (kleur >= 0 && kleur < POTTEN) return { state: { ...state, worp: { ...worp, kleur } }, sounds: ['plop'] };
  const vak = pickedIndex(input, 'plek');
  if (state.rustig && vak >= 0 && vak < VAKKEN.kolommen * VAKKEN.rijen)
    return throwAt(state, vakPlek(VAKKEN, vak % VAKKEN.kolommen, Math.floor(vak / VAKKEN.kolommen)));
  const pijl = pijlOf(input);
  if (pijl !== null) return moveMik(state, pijl);
  const { doek } = plaatsenOf(state);
  if (!tapsIn(input, doek)) return null;
  return throwAt(state, { x: 0.5 + (input.x - doek.x) / doek.w, y: 0.5 + (input.y - doek.y) / doek.h });
}

/** The last splash of another colour that this one runs into, and what comes of the two. */
function mixed(spatten: readonly Spat[], spat: Spat): Spat | null {
  const ander = spatten.findLast(({ x, y, kleur }) => {
    const [dx, dy] = [x - spat.x, y - spat.y];
    return mix(kleur, spat.kleur) !== null && dx * dx + dy * dy < MENG * MENG;
  });
  const kleur = ander === undefined ? null : mix(ander.kleur, spat.kleur);
  if (ander === undefined || kleur === null) return null;
  return { x: (ander.x + spat.x) / 2, y: (ander.y + spat.y) / 2, kleur, maat: MENGMAAT, op: spat.op + 8 };
}

/** What of the drawing a splash uncovers. */
const uncovered = (doek: Doek, { x, y }: Spat): readonly number[] =>
  Array.from({ length: DINGEN }, (_, i) => i).filter((i) => {
    const plek = dingPlek(doek, i);
    return !doek.gevonden.includes(i) && Math.abs(plek.x - x) < VIND.x && Math.abs(plek.y - y) < VIND.y;
  });

/** The balloon bursts on the sheet. */
function tick(state: VerfState): Zet<VerfState> {
  const { worp, doek, tick: nu } = state;
  if (worp.lucht === null || nu - worp.lucht.op < VLUCHT) return { state };
  const spat: Spat = { x: worp.lucht.x, y: worp.lucht.y, kleur: worp.kleur, maat: 1, op: nu };
  const mengsel = mixed(doek.spatten, spat);
  const vondsten = uncovered(doek, spat);
  const spatten = [...doek.spatten, spat, ...(mengsel === null ? [] : [mengsel])].slice(-MAX_SPATTEN);
  return {
    state: {
      ...state,
      doek: { ...doek, spatten, gevonden: [...doek.gevonden, ...vondsten] },
      worp: { ...worp, lucht: null, worpen: worp.worpen + 1, raakOp: nu, mengsel: mengsel?.kleur ?? null, vondst: vondsten[0] ?? null },
    },
    sounds: ['eigen', ...(vondsten.length > 0 ? (['munt'] as const) : mengsel === null ? [] : (['plop'] as const))],
  };
}

const isAf = ({ worp, tick: nu }: VerfState): boolean => worp.worpen >= WORPEN && nu - worp.raakOp >= KIJK;

export const schilderspel: Beurtspel<VerfState> = { van: VAN, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1100, 610], staand: [640, 640] },
  reeks: [
    ['kwast', 'loopt', 'Een verfkwast loopt zelf rond.'],
    ['hond', 'loopt', 'Een hond laat gekleurde pootjes achter.'],
    ['druppel', 'valt', 'Een verfdruppel springt van de ladder.'],
    ['kunstenaar', 'valt', 'Een kunstenaar hangt aan het touw.'],
    ['vogel', 'vliegt', 'Een vogel plukt een knijper weg.'],
    ['vlek', 'drijft', 'Een plas verf lijkt op een gezicht.'],
    ['kameleon', 'loopt', 'Een kameleon weet niet welke kleur hij is.'],
    ['emmer', 'loopt', 'Een emmer klimt van de ladder.'],
    ['vlinder', 'vliegt', 'De geschilderde vlinder vliegt weg.'],
    ['lijst', 'duikt', 'In een lijstje zit iemand die lacht.'],
  ],
};
