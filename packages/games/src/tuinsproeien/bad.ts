/**
 * The play after a right word: a bath duck in a paddling pool. The jet pushes it away from where the water comes down, so who wants it to go to the
 * left squirts on its right. Heaps of foam float about; what it bumps into blows away, and somebody sits under it. In calm
 * mode the duck is pushed one way at a time and glides to the rim. Only + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { between, easeInOut } from '@spelrijk/game-kit/stage';
import { waterOf } from './plaatsen.ts';
import { NAAR_BAD, SOORTEN } from './state.ts';
import type { Bad, TuinState } from './state.ts';

export const GEEN_BAD: Bad = {
  eend: { x: 0, y: 0, vx: 0, vy: 0, kant: 1 },
  schuim: [],
  mik: { x: 0, y: 0, dx: 0, dy: 0 },
  over: 0,
  glijdt: null,
};

/** Heaps of foam lie on a grid of so many columns and rows, the duck begins in its middle. */
const GRID = { kolommen: 5, rijen: 3 } as const;
/** Cells with foam: one in each corner region, and one in the middle of a side. */
const HOEKEN = [
  [0, 0],
  [0, 4],
  [2, 0],
  [2, 4],
] as const;
const ZIJDEN = [
  [0, 2],
  [2, 2],
] as const;
/** How far the water pushes, how hard, and what the duck keeps of its speed. */
const BEREIK = 150;
const KRACHT = 0.016;
const GLIJ = 0.972;
const KAATS = -0.6;
/** Speed of the jet with the arrows. */
const STUUR = 11;
/** So near the duck bumps into foam. */
const BOTS = 84;
const DUWEN = 6;
/** So far beyond the foam the duck can go, and the jet. */
const OEVER = 40;
const MIKRUIMTE = 90;
/** Ticks of a glide in calm mode. */
const GLIJTIJD = 46;
const KIJK = 60;

/** Middle of a cell of the grid. */
export function celPlek(state: TuinState, rij: number, kolom: number): { readonly x: number; readonly y: number } {
  const { links, rechts, top, bodem } = waterOf(state);
  return { x: links + (kolom / (GRID.kolommen - 1)) * (rechts - links), y: top + (rij / (GRID.rijen - 1)) * (bodem - top) };
}

function open(state: TuinState): TuinState {
  const zijde = ZIJDEN[Math.floor(chance(state.kans, 900) * ZIJDEN.length)] ?? ZIJDEN[0];
  const schuim = [...HOEKEN, zijde].map(([rij, kolom], i) => ({
    ...celPlek(state, rij, kolom),
    wie: Math.floor(chance(state.kans, 910 + i) * SOORTEN),
    wegOp: null,
  }));
  const midden = celPlek(state, 1, 2);
  const eend = { ...midden, vx: 0, vy: 0, kant: 1 } as const;
  return { ...state, bad: { ...GEEN_BAD, eend, schuim, mik: { x: midden.x, y: waterOf(state).bodem, dx: 0, dy: 0 }, over: DUWEN } };
}

/** Ways to push in calm mode. */
export const DUWRICHTINGEN = ['links', 'op', 'rechts', 'neer'] as const;
type Duw = (typeof DUWRICHTINGEN)[number];

function push(state: TuinState, naar: Duw): Zet<TuinState> | null {
  const { bad, tick } = state;
  if (bad.glijdt !== null || bad.over === 0) return null;
  const { links, rechts, top, bodem } = waterOf(state);
  const { eend } = bad;
  const doel = {
    links: { x: links, y: eend.y },
    rechts: { x: rechts, y: eend.y },
    op: { x: eend.x, y: Math.max(top, eend.y - (bodem - top) / 2) },
    neer: { x: eend.x, y: Math.min(bodem, eend.y + (bodem - top) / 2) },
  }[naar];
  if (doel.x === eend.x && doel.y === eend.y) return null;
  const kant = naar === 'links' ? -1 : naar === 'rechts' ? 1 : eend.kant;
  const glijdt = { van: { x: eend.x, y: eend.y }, naar: doel, op: tick };
  return { state: { ...state, bad: { ...bad, over: bad.over - 1, glijdt, eend: { ...eend, kant } } }, sounds: ['eigen'] };
}

function actCalmly(state: TuinState, input: GameInput): Zet<TuinState> | null {
  const duw = DUWRICHTINGEN[pickedIndex(input, 'duw')] ?? pijlOf(input);
  return duw === null || duw === undefined ? null : push(state, duw);
}

/** Which way the jet goes along one axis as long as an arrow is held. */
function holdAs(input: GameInput, nu: -1 | 0 | 1, min: Duw, plus: Duw): -1 | 0 | 1 {
  if (input.soort !== 'richting' || (input.richting !== min && input.richting !== plus)) return nu;
  const kant = input.richting === min ? -1 : 1;
  return input.ingedrukt ? kant : nu === kant ? 0 : nu;
}

function act(state: TuinState, input: GameInput): Zet<TuinState> | null {
  if (state.rustig) return actCalmly(state, input);
  const { bad } = state;
  if (input.soort === 'wijs')
    return input.fase === 'los' ? null : { state: { ...state, bad: { ...bad, mik: { ...bad.mik, ...keepIn(state, input, MIKRUIMTE) } } } };
  if (input.soort !== 'richting') return null;
  const dx = holdAs(input, bad.mik.dx, 'links', 'rechts');
  const dy = holdAs(input, bad.mik.dy, 'op', 'neer');
  return { state: { ...state, bad: { ...bad, mik: { ...bad.mik, dx, dy } } } };
}

function keepIn(
  state: TuinState,
  { x, y }: { readonly x: number; readonly y: number },
  om: number,
): { readonly x: number; readonly y: number } {
  const { links, rechts, top, bodem } = waterOf(state);
  return { x: Math.min(rechts + om, Math.max(links - om, x)), y: Math.min(bodem + om, Math.max(top - om, y)) };
}

/** The water pushes it away, and the rim throws it back. */
function floatOn(state: TuinState): Bad {
  const { bad, tempo } = state;
  const { eend } = bad;
  const mik = { ...bad.mik, ...keepIn(state, { x: bad.mik.x + bad.mik.dx * STUUR, y: bad.mik.y + bad.mik.dy * STUUR }, MIKRUIMTE) };
  const [dx, dy] = [eend.x - mik.x, eend.y - mik.y];
  const duw = isOpen(state) ? Math.max(0, 1 - (dx * dx + dy * dy) / (BEREIK * BEREIK)) * KRACHT * tempo : 0;
  const vx = (eend.vx + dx * duw) * GLIJ;
  const vy = (eend.vy + dy * duw) * GLIJ;
  const [x, y] = [eend.x + vx * tempo, eend.y + vy * tempo];
  const binnen = keepIn(state, { x, y }, OEVER);
  const kant = vx > 0.4 ? 1 : vx < -0.4 ? -1 : eend.kant;
  return { ...bad, mik, eend: { ...binnen, vx: binnen.x === x ? vx : vx * KAATS, vy: binnen.y === y ? vy : vy * KAATS, kant } };
}

/** In calm mode it glides from rim to rim. */
function glide(state: TuinState): Bad {
  const { bad, tick } = state;
  const { glijdt } = bad;
  if (glijdt === null) return bad;
  const t = (tick - glijdt.op) / GLIJTIJD;
  const u = easeInOut(t);
  const plek = { x: between(glijdt.van.x, glijdt.naar.x, u), y: between(glijdt.van.y, glijdt.naar.y, u) };
  return { ...bad, eend: { ...bad.eend, ...plek }, glijdt: t >= 1 ? null : glijdt };
}

/** Foam that is bumped into blows away, and who sat under it is found. */
function tick(before: TuinState): Zet<TuinState> {
  if (before.bad.schuim.length === 0) return { state: before };
  const bad = before.rustig ? glide(before) : floatOn(before);
  const raak = bad.schuim.map(({ x, y, wegOp }) => {
    const [dx, dy] = [x - bad.eend.x, y - bad.eend.y];
    return wegOp === null && dx * dx + dy * dy < BOTS * BOTS;
  });
  const erbij = bad.schuim.filter((_, i) => raak[i]).map(({ wie }) => wie);
  if (erbij.length === 0) return { state: { ...before, bad } };
  const schuim = bad.schuim.map((hoop, i) => (raak[i] === true ? { ...hoop, wegOp: before.tick } : hoop));
  return { state: { ...before, bad: { ...bad, schuim }, vrienden: [...before.vrienden, ...erbij] }, sounds: ['plop', 'munt'] };
}

/** All foam is gone, or there are no pushes left. */
function isAf({ bad, rustig, tick: nu }: TuinState): boolean {
  const laatst = Math.max(...bad.schuim.map(({ wegOp }) => wegOp ?? Infinity));
  return nu - laatst >= KIJK || (rustig && bad.over === 0 && bad.glijdt === null);
}

/** Begins when the plant has flowered. */
export const badspel: Beurtspel<TuinState> = { van: NAAR_BAD, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1165, 590], staand: [630, 820] },
  reeks: [
    ['egel', 'loopt', 'Een egel zoekt een slak.'],
    ['vlinder', 'vliegt', 'Een vlinder zit op je gieter.'],
    ['kabouter', 'duikt', 'De tuinkabouter knipoogt.'],
    ['appel', 'valt', 'Er valt een appel van de buren.'],
    ['wolk', 'drijft', 'Een wolkje wil ook water geven.'],
    ['kat', 'loopt', 'De kat houdt niet van spetters.'],
    ['bij', 'vliegt', 'Een bij telt alle bloemen.'],
    ['kikker', 'duikt', 'Een kikker krijgt een douche.'],
    ['slak', 'loopt', 'Een slak wint een wedstrijd.'],
    ['duikbril', 'loopt', 'Er drijft een duikbril voorbij.'],
  ],
};
