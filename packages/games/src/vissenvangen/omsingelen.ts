/**
 * The play after a right word: a boat that always sails lays a float line, and what is within the loop when it comes back to that line is
 * caught. With a jellyfish in it the net springs open. In calm mode the shoals lie still and one is chosen. Only + - * / and roots.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, holdKant, isAction, kantOf, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { closeLus, isInside, layTouw } from './lus.ts';
import { plaatsenOf } from './plaatsen.ts';
import { BINNEN } from './state.ts';
import type { VangState } from './state.ts';
import { GEEN_ZEE } from './vangst.ts';
import type { Punt, Vis, Zee, Zwemmer } from './vangst.ts';

const SOORTEN = 5;
const SCHOLEN = 4;
/** How many fish there are in a shoal. */
const GROOT = { minst: 2, meest: 4 } as const;
const ZWEM = { vis: 0.9, kwal: 0.7 } as const;
/** Where in a shoal its fish swim. */
const PLEKKEN = [
  [-30, -18],
  [32, -8],
  [-8, 26],
  [40, 34],
] as const;
const VAART = 5;
/** Cosine and sine of the four degrees that the boat turns in a tick. */
const DRAAI = { cos: 0.99756, sin: 0.06976 } as const;
/** Nearer than this to straight ahead it does not turn. */
const RECHT = 0.04;
const KIJK = 56;
const WORPEN = 3;
/** The net of calm mode: as wide as a shoal. */
const KRING = { straal: 96, punten: 14 } as const;

/** In every quarter of the sea a shoal; the jellyfish begins in one of them. */
function open(state: VangState): VangState {
  const { links, rechts, boven, onder } = plaatsenOf(state).veld;
  const loot = (n: number): number => chance(state.kans, 900 + n);
  const scholen = Array.from({ length: SCHOLEN }, (_, s): Zwemmer => {
    const [kol, rij] = [s % 2, Math.floor(s / 2)];
    return {
      x: links + (rechts - links) * (0.22 + kol * 0.56 + (loot(s) - 0.5) * 0.12),
      y: boven + (onder - boven) * (0.2 + rij * 0.52 + (loot(s + 10) - 0.5) * 0.12),
      ...aim(loot(s + 20) - 0.5, loot(s + 30) - 0.5, ZWEM.vis),
    };
  });
  const vissen = scholen.flatMap((_, school) =>
    PLEKKEN.slice(0, GROOT.minst + Math.floor(loot(school + 40) * (GROOT.meest - GROOT.minst + 1))).map(([dx, dy], k): Vis => ({
      school,
      soort: Math.floor(loot(school * 5 + k + 50) * SOORTEN),
      dx,
      dy,
      gevangen: null,
    })),
  );
  const bij = scholen[Math.floor(loot(80) * SCHOLEN)] ?? { x: links, y: boven };
  const kwal: Zwemmer = { x: bij.x + 70, y: bij.y - 30, ...aim(loot(81) - 0.5, loot(82) - 0.5, ZWEM.kwal) };
  const boot: Zwemmer = { x: (links + rechts) / 2, y: onder - 20, vx: 0, vy: -1 };
  return { ...state, zee: { ...GEEN_ZEE, vissen, scholen, kwal, boot, over: WORPEN } };
}

/** A step of this length in this direction. */
function aim(x: number, y: number, lang: number): { readonly vx: number; readonly vy: number } {
  const nu = Math.sqrt(x * x + y * y) || 1;
  return { vx: (x / nu) * lang, vy: (y / nu) * lang };
}

/** Where a fish is that is not caught. */
export function visAt({ scholen }: Zee, { school, dx, dy }: Vis): Punt {
  const { x, y } = scholen[school] ?? { x: 0, y: 0 };
  return { x: x + dx, y: y + dy };
}

/** In which shoal the jellyfish is, for calm mode. */
const kwalSchool = ({ scholen, kwal }: Zee): number =>
  scholen.findIndex(({ x, y }) => Math.abs(x - kwal.x) < KRING.straal && Math.abs(y - kwal.y) < KRING.straal);

/** What lies within the loop comes aboard; with the jellyfish in it, nothing does. */
function haulIn(state: VangState, punten: readonly Punt[], binnen: (vis: Vis) => boolean, scheur: boolean): Zet<VangState> {
  const { zee, tick } = state;
  const lus = { punten, op: tick, scheur };
  if (scheur) return { state: { ...state, zee: { ...zee, touw: [], lus } }, sounds: ['klap', 'mis'] };
  const vissen = zee.vissen.map((vis) =>
    vis.gevangen === null && binnen(vis) ? { ...vis, gevangen: { ...visAt(zee, vis), op: tick } } : vis,
  );
  const erbij = vissen.filter(({ gevangen }) => gevangen?.op === tick).map(({ soort }) => soort);
  return {
    state: { ...state, aquarium: [...state.aquarium, ...erbij], zee: { ...zee, vissen, touw: [], lus } },
    sounds: erbij.length === 0 ? ['eigen', 'plop'] : erbij.length > 2 ? ['eigen', 'munt', 'klap'] : ['eigen', 'munt'],
  };
}

function throwAt(state: VangState, school: number): Zet<VangState> | null {
  const { zee } = state;
  const midden = zee.scholen[school];
  if (midden === undefined || zee.over === 0 || zee.gehad.includes(school)) return null;
  const na = { ...state, zee: { ...zee, mik: school, gehad: [...zee.gehad, school], over: zee.over - 1 } };
  const kring = Array.from({ length: KRING.punten }, (_, i) => turnBy({ x: 0, y: -KRING.straal }, i)).map(({ x, y }) => ({
    x: midden.x + x,
    y: midden.y + y,
  }));
  return haulIn(na, kring, (vis) => vis.school === school, kwalSchool(zee) === school);
}

/** A point turned by `i` fourteenths of a circle: cosine and sine of one of them. */
const VEERTIENDE = { cos: 0.90097, sin: 0.43388 } as const;
const turnBy = (punt: Punt, i: number): Punt =>
  Array.from({ length: i }).reduce<Punt>(
    ({ x, y }) => ({ x: x * VEERTIENDE.cos - y * VEERTIENDE.sin, y: x * VEERTIENDE.sin + y * VEERTIENDE.cos }),
    punt,
  );

function actCalmly(state: VangState, input: GameInput): Zet<VangState> | null {
  const { zee } = state;
  const gekozen = pickedIndex(input, 'school');
  if (gekozen >= 0) return throwAt(state, gekozen);
  if (isAction(input)) return throwAt(state, zee.mik);
  const stap = kantOf(input);
  const vrij = zee.scholen.flatMap((_, s) => (zee.gehad.includes(s) ? [] : [s]));
  if (stap === 0 || vrij.length === 0) return null;
  const at = vrij.indexOf(zee.mik);
  return { state: { ...state, zee: { ...zee, mik: vrij[at < 0 ? 0 : (at + stap + vrij.length) % vrij.length] ?? 0 } }, sounds: ['kies'] };
}

/** Left and right turn the boat as long as they are held; it turns towards a finger. */
function act(state: VangState, input: GameInput): Zet<VangState> | null {
  if (state.rustig) return actCalmly(state, input);
  const { zee } = state;
  if (input.soort === 'wijs')
    return { state: { ...state, zee: { ...zee, kant: 0, vinger: input.fase === 'los' ? null : { x: input.x, y: input.y } } } };
  if (input.soort !== 'richting' || (input.richting !== 'links' && input.richting !== 'rechts')) return null;
  return { state: { ...state, zee: { ...zee, vinger: null, kant: holdKant(input, zee.kant) } } };
}

/** Which way the boat turns now: -1 is to the left. */
export function turnOf({ boot, kant, vinger }: Zee): -1 | 0 | 1 {
  if (vinger === null) return kant;
  const naar = aim(vinger.x - boot.x, vinger.y - boot.y, 1);
  const dwars = boot.vx * naar.vy - boot.vy * naar.vx;
  const achter = boot.vx * naar.vx + boot.vy * naar.vy < 0;
  return !achter && Math.abs(dwars) < RECHT ? 0 : dwars < 0 ? -1 : 1;
}

function sail(state: VangState): Zwemmer {
  const { boot } = state.zee;
  const kant = turnOf(state.zee);
  const sin = DRAAI.sin * kant;
  const cos = kant === 0 ? 1 : DRAAI.cos;
  const weg = aim(boot.vx * cos - boot.vy * sin, boot.vx * sin + boot.vy * cos, 1);
  return keepIn(state, { ...boot, ...weg }, VAART);
}

/** One step on; it turns back at the edge. */
function keepIn(state: VangState, { x, y, vx, vy }: Zwemmer, vaart: number): Zwemmer {
  const { links, rechts, boven, onder } = plaatsenOf(state).veld;
  const [nx, ny] = [x + vx * vaart * state.tempo, y + vy * vaart * state.tempo];
  return {
    x: Math.max(links, Math.min(rechts, nx)),
    y: Math.max(boven, Math.min(onder, ny)),
    vx: (nx < links && vx < 0) || (nx > rechts && vx > 0) ? -vx : vx,
    vy: (ny < boven && vy < 0) || (ny > onder && vy > 0) ? -vy : vy,
  };
}

/** On a stage of another size all swim in the same part of the sea. */
export function turnZee(state: VangState): VangState {
  const { zee, stand } = state;
  const naar = plaatsenOf(state).veld;
  const van = plaatsenOf({ stand: stand === 'liggend' ? 'staand' : 'liggend' }).veld;
  const move = (wie: Zwemmer): Zwemmer => ({
    ...wie,
    x: naar.links + ((wie.x - van.links) / (van.rechts - van.links)) * (naar.rechts - naar.links),
    y: naar.boven + ((wie.y - van.boven) / (van.onder - van.boven)) * (naar.onder - naar.boven),
  });
  return {
    ...state,
    zee: { ...zee, vinger: null, touw: [], lus: null, boot: move(zee.boot), kwal: move(zee.kwal), scholen: zee.scholen.map(move) },
  };
}

/** Sails, swims, and closes the loop. */
function tick(before: VangState): Zet<VangState> {
  if (before.rustig || before.beurt?.dichtOp !== null) return { state: before };
  const boot = sail(before);
  const swim = (wie: Zwemmer): Zwemmer => keepIn(before, wie, 1);
  const zee: Zee = {
    ...before.zee,
    boot,
    touw: layTouw(before.zee.touw, boot),
    scholen: before.zee.scholen.map(swim),
    kwal: swim(before.zee.kwal),
  };
  const state = { ...before, zee };
  const lus = closeLus(zee.touw, boot);
  return lus === null ? { state } : haulIn(state, lus, (vis) => isInside(lus, visAt(zee, vis)), isInside(lus, zee.kwal));
}

function isAf({ zee, tick: nu, rustig }: VangState): boolean {
  const op = zee.vissen.every(({ gevangen }) => gevangen !== null) || (rustig && zee.over === 0);
  return op && nu - (zee.lus?.op ?? 0) >= KIJK;
}

export const vangspel: Beurtspel<VangState> = { van: BINNEN + 8, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [110, 620], staand: [110, 880] },
  reeks: [
    ['zeemeeuw', 'vliegt', 'Een meeuw zoekt een ontbijt.'],
    ['dolfijn', 'valt', 'Een dolfijn springt over de boot.'],
    ['laars', 'drijft', 'Er drijft een oude laars met een krabje.'],
    ['oester', 'duikt', 'Een oester laat zijn parel zien.'],
    ['badspeeltje', 'duikt', 'Een vin! O, het is een badspeeltje.'],
    ['walvis', 'drijft', 'Een walvisje spuit een fontein.'],
    ['zeeschildpad', 'drijft', 'Een zeeschildpad haalt adem.'],
    ['kist', 'drijft', 'Een kistje uit een ver land drijft voorbij.'],
    ['bootje', 'drijft', 'Een notendop met een zeil vaart mee.'],
    ['kwal', 'drijft', 'Een kwal zwaait met al haar slierten.'],
  ],
};
