/**
 * The play after a right word: three darts for a bunch of bubbles. A bubble that is pricked takes the ones of its colour that touch it
 * with it, and those take theirs: which one to prick is the thought. The golden one takes everything around it, whatever the colour.
 * What bursts becomes a star in the sky of this round.
 */
import type { GameInput, Stand } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { maatOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { BellenState, Trosbel } from './state.ts';

/** Rows and bubbles in a row; each row lies half a bubble beside the one under it. */
const RIJEN = 3;
const PER_RIJ = 6;
const KLEUREN = 3;
/** How often a bubble has the colour of one beside it. */
const LIEFST = 0.32;
const DARTS = 6;
/** Ticks of a dart, and from bubble to bubble. */
export const VLUCHT = 14;
const STAP = 7;
/** Size of a bubble, and where the bunch hangs. */
export const BEL_MAAT = 96;
const TROS: Readonly<Record<Stand, { readonly y: number; readonly stap: number }>> = {
  liggend: { y: 214, stap: 112 },
  staand: { y: 280, stap: 106 },
};
/** Rows lie closer together than bubbles in a row. */
const RIJHOOGTE = 0.86;
/** As share of a step: what is nearer than this touches; and how far the golden bubble reaches. */
const RAAKT = 1.15;
const KNAL = 1.3;

/** Centre of bubble `i`. */
export function trosPlek(stand: Stand, i: number): Plek {
  const { y, stap } = TROS[stand];
  const rij = Math.floor(i / PER_RIJ);
  const scheef = rij % 2 === 0 ? -0.25 : 0.25;
  return [maatOf(stand).w / 2 + ((i % PER_RIJ) - (PER_RIJ - 1) / 2 + scheef) * stap, y + rij * stap * RIJHOOGTE];
}

export const GEEN_TROS = { tros: [], darts: 0, dart: null, mik: 0 } as const;

/** Colours by chance, with a liking for the one beside it, so that there are bunches of several sizes. */
function makeTros(kans: number): readonly Trosbel[] {
  const goud = Math.floor(chance(kans, 90) * RIJEN * PER_RIJ);
  const kleuren: number[] = [];
  for (let i = 0; i < RIJEN * PER_RIJ; i++) {
    const buur = chance(kans, 91 + i) < 0.5 ? i - 1 : i - PER_RIJ;
    const eigen = Math.floor(chance(kans, 120 + i) * KLEUREN);
    kleuren.push(chance(kans, 150 + i) < LIEFST ? (kleuren[buur] ?? eigen) : eigen);
  }
  return kleuren.map((kleur, i) => ({ kleur, goud: i === goud, knaptOp: null }));
}

const open = (state: BellenState): BellenState => ({ ...state, ...GEEN_TROS, tros: makeTros(state.kans), darts: DARTS, mik: PER_RIJ });

/** The bubbles that still hang. */
const hangs = ({ tros }: BellenState, i: number): boolean => tros[i]?.knaptOp === null;

function distance(stand: Stand, a: number, b: number): number {
  const [ax, ay] = trosPlek(stand, a);
  const [bx, by] = trosPlek(stand, b);
  return Math.hypot(ax - bx, ay - by) / TROS[stand].stap;
}

/** What goes off with bubble `van`, each with how many steps after it. */
export function chainFrom(state: BellenState, van: number): ReadonlyMap<number, number> {
  const { tros, stand } = state;
  const keten = new Map([[van, 0]]);
  for (const [i, stappen] of keten) {
    const bel = tros[i];
    for (const [j, buur] of tros.entries()) {
      if (keten.has(j) || !hangs(state, j) || bel === undefined) continue;
      const ver = distance(stand, i, j);
      const mee = bel.goud ? ver < KNAL : ver < RAAKT && (buur.goud || buur.kleur === bel.kleur);
      if (mee) keten.set(j, stappen + 1);
    }
  }
  return keten;
}

/** Places for the boat: half a bubble apart. */
const mikX = (stand: Stand, mik: number): number => {
  const { stap } = TROS[stand];
  return maatOf(stand).w / 2 + ((mik - (PER_RIJ * 2 - 1) / 2) * stap) / 2;
};

/** Where the boat aims in play. */
export const bootX = ({ stand, mik }: BellenState): number => mikX(stand, mik);

/** The lowest bubble that hangs over the boat; -1 is none. */
function aboveBoot(state: BellenState): number {
  const x = bootX(state);
  return state.tros.findLastIndex((_, i) => hangs(state, i) && Math.abs(trosPlek(state.stand, i)[0] - x) < 4);
}

/** At bubble `doel`, straight up from the boat; -1 flies out at the top and costs no dart. */
function shoot(state: BellenState, doel: number): Zet<BellenState> | null {
  if (state.dart !== null || state.darts === 0) return null;
  return { state: { ...state, dart: { doel, op: state.tick } }, sounds: ['eigen'] };
}

const clampMik = (mik: number): number => Math.min(PER_RIJ * 2 - 1, Math.max(0, mik));

/** The place of the boat that is nearest to this x. */
const mikAt = (stand: Stand, x: number): number =>
  clampMik(Math.round(((x - maatOf(stand).w / 2) / TROS[stand].stap) * 2 + (PER_RIJ * 2 - 1) / 2));

function act(state: BellenState, input: GameInput): Zet<BellenState> | null {
  const gekozen = pickedIndex(input, 'tros');
  if (gekozen >= 0 && hangs(state, gekozen))
    return shoot({ ...state, mik: mikAt(state.stand, trosPlek(state.stand, gekozen)[0]) }, gekozen);
  if (isAction(input)) return shoot(state, aboveBoot(state));
  if (input.soort === 'wijs' && input.fase === 'neer') {
    const gemikt = { ...state, mik: mikAt(state.stand, input.x) };
    return shoot(gemikt, aboveBoot(gemikt));
  }
  const kant = kantOf(input);
  return kant === 0 ? null : { state: { ...state, mik: clampMik(state.mik + kant) }, sounds: ['kies'] };
}

function tick(state: BellenState): Zet<BellenState> {
  const { dart, tros } = state;
  if (dart !== null && state.tick - dart.op >= VLUCHT) return hit(state, dart.doel);
  const knallen = tros.filter(({ knaptOp }) => knaptOp === state.tick).length;
  return knallen === 0 ? { state } : { state: { ...state, hemel: state.hemel + knallen }, sounds: ['plop'] };
}

function hit(state: BellenState, doel: number): Zet<BellenState> {
  const los = { ...state, dart: null };
  if (!hangs(state, doel)) return { state: los, sounds: ['mis'] };
  const keten = chainFrom(state, doel);
  const tros = state.tros.map((bel, i) => {
    const stappen = keten.get(i);
    return stappen === undefined ? bel : { ...bel, knaptOp: state.tick + 1 + stappen * STAP };
  });
  return { state: { ...los, tros, darts: state.darts - 1 }, sounds: [keten.size > 4 ? 'munt' : 'raak'] };
}

/** All that was going to burst has burst. */
const isAf = ({ tros, darts, dart, tick: nu }: BellenState): boolean =>
  dart === null &&
  tros.every(({ knaptOp }) => knaptOp === null || knaptOp < nu - STAP) &&
  (darts === 0 || tros.every(({ knaptOp }) => knaptOp !== null));

/** The largest bunches, each by the bubble of it that hangs lowest: what is offered where choices are stepped through. */
export function bunches(state: BellenState, hoogstens: number): readonly { readonly bel: number; readonly aantal: number }[] {
  const gezien = new Set<number>();
  const groepen = state.tros.flatMap((_, i) => {
    if (gezien.has(i) || !hangs(state, i)) return [];
    const keten = [...chainFrom(state, i).keys()];
    for (const bel of keten) gezien.add(bel);
    return [{ bel: Math.max(...keten), aantal: keten.length }];
  });
  return groepen.toSorted((a, b) => b.aantal - a.aantal).slice(0, hoogstens);
}

/** Begins when the light of the word is on its way. */
export const kettingspel: Beurtspel<BellenState> = { van: 60, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1010, 620], staand: [610, 716] },
  reeks: [
    ['kikker', 'loopt', 'Een kikker zingt voor de maan.'],
    ['uil', 'vliegt', 'Een uil vliegt zonder geluid voorbij.'],
    ['zwaan', 'drijft', 'Een zwaan glijdt door het water.'],
    ['glimworm', 'vliegt', 'Een glimworm zoekt zijn broertje.'],
    ['ster', 'vliegt', 'Een ster valt. Doe een wens!'],
    ['boot', 'drijft', 'Er dobbert een papieren bootje.'],
    ['otter', 'duikt', 'Een otter drijft op zijn rug.'],
    ['vleermuis', 'vliegt', 'Een vleermuis hangt ondersteboven.'],
    ['lampion', 'drijft', 'Een lampion drijft weg van een feest.'],
    ['vis', 'valt', 'Een zilveren vis springt hoog op.'],
  ],
};
