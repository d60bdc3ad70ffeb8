/**
 * Play after a right word: four shadows swim under the water, long ones and round ones, and three crumbs lie ready. Where one lands, the shadow that is near enough comes
 * up, and only then is it seen who it was; where none is, a koi snaps it up. A crumb takes its time, so one throws ahead of what swims.
 */
import type { GameEffect, GameInput, Stand } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex, tapsIn, type Zet } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';
import { ZWEM, type VijverState, type Schim, type Voer } from './state.ts';
import { GASTEN } from './verzameling.ts';
import { vijverOf } from './vijver.ts';

const KRUIMELS = 3;
const SCHIMMEN = 4;
export const KOLOMMEN = 7;
/** Ticks of a crumb in the air, and of what is looked at when all is done. */
export const WORP = 26;
const KIJK = 60;
/** A shadow within this of a crumb notices it. */
const REIK = 125;
const BAAN = { periode: 500, verschil: 0.37, hoogte: 20 } as const;
/** Chance has a place for each thing it decides. */
const KANS = { gast: 41, fase: 61 } as const;

export const GEEN_VOER: Voer = { schimmen: [], kruimels: 0, kolom: Math.floor(KOLOMMEN / 2), worp: null, hap: null };

export const isHier = ({ boven }: Schim): boolean => boven === null;

/** Middle of a column of the water, for keys. */
export function kolomX(stand: Stand, kolom: number): number {
  const { x, w } = vijverOf({ stand }).water;
  return x + ((kolom + 0.5) / KOLOMMEN - 0.5) * w;
}

const rijY = (stand: Stand, i: number): number => {
  const { y, h } = vijverOf({ stand }).water;
  return y + ((i + 0.5) / SCHIMMEN - 0.5) * h * 0.56 - h * 0.06;
};

/** Where shadow `i` is now: to and fro; in calm mode it lies still. */
export function schimPlek(state: Pick<VijverState, 'stand' | 'tick' | 'rustig' | 'kans'>, i: number): Plek {
  const { x, w } = vijverOf(state).water;
  const t = (state.rustig ? 0 : state.tick / BAAN.periode) + i * BAAN.verschil + chance(state.kans, KANS.fase + i);
  const hoek = t * Math.PI * 2;
  return [x + Math.sin(hoek) * w * 0.38, rijY(state.stand, i) + Math.sin(hoek * 2) * BAAN.hoogte];
}

/** All different. */
function drawGasten(kans: number): readonly string[] {
  const over = [...GASTEN];
  return Array.from({ length: SCHIMMEN }, (_, i) => over.splice(Math.floor(chance(kans, KANS.gast + i) * over.length), 1)[0] ?? '');
}

const open = (state: VijverState): VijverState => ({
  ...state,
  voer: { ...GEEN_VOER, kruimels: KRUIMELS, schimmen: drawGasten(state.kans).map((gast) => ({ gast, boven: null })) },
});

function throwKruimel(state: VijverState, plek: Plek): Zet<VijverState> | null {
  const { voer, tick } = state;
  if (voer.worp !== null || voer.kruimels === 0) return null;
  return {
    state: { ...state, voer: { ...voer, kruimels: voer.kruimels - 1, worp: { plek, op: tick + WORP, van: tick } } },
    sounds: ['eigen'],
  };
}

function act(state: VijverState, given: GameInput): Zet<VijverState> | null {
  const { voer, stand } = state;
  const i = pickedIndex(given, 'schim');
  const schim = voer.schimmen[i];
  if (schim !== undefined) return isHier(schim) ? throwKruimel(state, schimPlek(state, i)) : null;
  if (isAction(given)) return throwKruimel(state, [kolomX(stand, voer.kolom), mikY(state)]);
  const kant = kantOf(given);
  if (kant !== 0) return { state: { ...state, voer: { ...voer, kolom: Math.min(KOLOMMEN - 1, Math.max(0, voer.kolom + kant)) } } };
  return tapsIn(given, vijverOf(state).water) ? throwKruimel(state, [given.x, given.y]) : null;
}

/** By keys only the column is aimed: the crumb goes to the shadow that is nearest to it. */
function mikY(state: VijverState): number {
  const x = kolomX(state.stand, state.voer.kolom);
  const ver = state.voer.schimmen
    .map((schim, i) => ({ schim, plek: schimPlek(state, i) }))
    .filter(({ schim }) => isHier(schim))
    .sort((a, b) => Math.abs(a.plek[0] - x) - Math.abs(b.plek[0] - x));
  return ver[0]?.plek[1] ?? vijverOf(state).water.y;
}

/** The nearest shadow within reach; -1 is none. */
function near(state: VijverState, [x, y]: Plek): number {
  const ver = state.voer.schimmen.map((schim, i) => {
    const [sx, sy] = schimPlek(state, i);
    return isHier(schim) ? Math.hypot(sx - x, sy - y) : Infinity;
  });
  const kortst = Math.min(...ver);
  return kortst <= REIK ? ver.indexOf(kortst) : -1;
}

/** A crumb lands. */
function tick(state: VijverState): Zet<VijverState> {
  const { voer, tick: nu } = state;
  if (voer.worp === null || nu < voer.worp.op) return { state };
  const { plek } = voer.worp;
  const i = near(state, plek);
  const gast = voer.schimmen[i]?.gast;
  if (gast === undefined) return { state: { ...state, voer: { ...voer, worp: null, hap: { plek, op: nu } } }, sounds: ['plop'] };
  const schimmen = voer.schimmen.map((schim, k) => (k === i ? { gast, boven: { plek: schimPlek(state, i), op: nu } } : schim));
  const effects: readonly GameEffect[] = [{ type: 'vondst', stuk: gast }];
  return { state: { ...state, voer: { ...voer, worp: null, schimmen } }, sounds: ['plop', 'munt'], effects };
}

function isAf({ voer: { worp, kruimels, schimmen, hap }, tick: nu }: VijverState): boolean {
  const laatst = Math.max(hap?.op ?? 0, ...schimmen.map(({ boven }) => boven?.op ?? 0));
  return worp === null && (kruimels === 0 || schimmen.every((schim) => !isHier(schim))) && nu - laatst > KIJK;
}

export const voerspel: Beurtspel<VijverState> = { van: ZWEM + 34, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1080, 350], staand: [600, 360] },
  reeks: [
    ['reiger', 'loopt', 'Een reiger doet alsof hij een paaltje is.'],
    ['libel', 'vliegt', 'Een libel kijkt in het water.'],
    ['blad', 'drijft', 'Er drijft een boot van schors voorbij.'],
    ['salamander', 'loopt', 'Een salamander warmt zich op een steen.'],
    ['kikkerkoor', 'drijft', 'Drie kikkertjes oefenen een lied.'],
    ['eendjes', 'loopt', 'Moeder eend laat haar kuikens zien.'],
    ['lotus', 'duikt', 'Uit een lotus kruipt een bijtje.'],
    ['ijsvogel', 'vliegt', 'Een ijsvogel duikt als een pijl.'],
    ['bloesem', 'valt', 'Een kersenbloesem valt op het water.'],
    ['otter', 'duikt', 'Een otter kraakt een schelp.'],
  ],
};
