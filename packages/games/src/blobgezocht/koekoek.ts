/**
 * The play after a right word: statues ("Annemaria koekoek"). The seeker hides its eyes and four run from one hiding place to another, each in
 * its own time. Who looks round sees everybody that is in the open just then, and can do so three times: now for one, or later for two at
 * once. In calm mode nobody runs: feet stick out below the hiding places, and some boots are empty. Only + - * and /, so that it plays the
 * same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { ticksInBeurt, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, NOOIT, pickedIndex, pijlOf, type Zet } from '@spelrijk/game-kit/run';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { AANTAL, vlakOf } from './plaatsen.ts';
import { type Been, type Koekoek, type Loper, ZIT, type ZoekState } from './state.ts';

export const GEEN_KOEKOEK: Koekoek = { lopers: [], blikken: 0, kijkOp: NOOIT, mik: 0, laarzen: -1, open: [] };

/** Animals that run along. */
export const DIEREN = ['eend', 'egel', 'poes'] as const;
const GEZICHTEN = 40;
const LOPERS = 4;
const BLIKKEN = 3;
const BENEN = 6;
/** Ticks behind a hiding place, and of a run: always so many, and more for who goes far. */
const RUST = { minst: 34, meer: 62 } as const;
const REN = { minst: 44, perStap: 14 } as const;
/** This far on its way it is in the open. */
const ZICHTBAAR = { van: 0.1, tot: 0.92 } as const;
/** Between two looks. */
const PAUZE = 26;
const KIJK = 48;

/** Another place than this one. */
const otherSpot = (kans: number, n: number, spot: number): number => (spot + 1 + Math.floor(chance(kans, n) * (AANTAL - 1))) % AANTAL;

function makeBenen(state: ZoekState, loper: number, zit: number): readonly Been[] {
  const benen: Been[] = [];
  let [van, op] = [zit, loper * 16 + 8];
  for (let k = 0; k < BENEN; k++) {
    const n = 300 + loper * 40 + k * 3;
    op += RUST.minst + Math.floor(chance(state.kans, n) * RUST.meer);
    const naar = otherSpot(state.kans, n + 1, van);
    const [a, b] = [vlakOf(state, van), vlakOf(state, naar)];
    const duur = REN.minst + Math.floor((Math.abs(a.x - b.x) + Math.abs(a.y - b.y)) / REN.perStap);
    benen.push({ van, naar, op, duur });
    op += duur;
    van = naar;
  }
  return benen;
}

/** Who hides where: in calm mode two of them together, and one place has nothing but boots. */
function open(state: ZoekState): ZoekState {
  const { kans, rustig } = state;
  const eerste = Math.floor(chance(kans, 200) * AANTAL);
  const dier = Math.floor(chance(kans, 201) * LOPERS);
  const lopers = Array.from({ length: LOPERS }, (_, i): Loper => {
    const zit = (eerste + (rustig ? Math.min(i, LOPERS - 2) * 2 : i)) % AANTAL;
    const wie = i === dier ? -1 - Math.floor(chance(kans, 202) * DIEREN.length) : Math.floor(chance(kans, 210 + i) * GEZICHTEN);
    return { wie, zit, benen: rustig ? [] : makeBenen(state, i, zit), gezienOp: null };
  });
  const koekoek = { ...GEEN_KOEKOEK, lopers, blikken: BLIKKEN, mik: eerste, laarzen: rustig ? (eerste + 1) % AANTAL : -1 };
  return { ...state, koekoek };
}

interface Loopbeeld {
  /** Between which two places, and how far. */
  readonly van: number;
  readonly naar: number;
  readonly deel: number;
  /** Can it be seen? */
  readonly zichtbaar: boolean;
  /** Ticks until it runs, when it sits. */
  readonly straks: number;
}

/** Where somebody is at this tick of the play; who was seen is where it was then. */
export function loopbeeldOf(state: ZoekState, { benen, zit, gezienOp }: Loper): Loopbeeld {
  const t = ticksInBeurt(state) - (gezienOp === null ? 0 : state.tick - gezienOp);
  const been = benen.findLast(({ op }) => op <= t);
  const volgende = benen.find(({ op }) => op > t);
  const straks = volgende === undefined ? Infinity : volgende.op - t;
  if (been === undefined) return { van: zit, naar: zit, deel: 1, zichtbaar: false, straks };
  const deel = Math.min(1, (t - been.op) / been.duur);
  return { ...been, deel, zichtbaar: deel > ZICHTBAAR.van && deel < ZICHTBAAR.tot, straks };
}

/** Who would be seen now, looking round (or, in calm mode, behind place `spot`). */
export const inZicht = (state: ZoekState, spot: number): readonly Loper[] =>
  state.koekoek.lopers.filter(
    (loper) => loper.gezienOp === null && (state.rustig ? loper.zit === spot : loopbeeldOf(state, loper).zichtbaar),
  );

function look(state: ZoekState, spot: number): Zet<ZoekState> | null {
  const { koekoek, tick, rustig } = state;
  if (koekoek.blikken === 0 || tick - koekoek.kijkOp < PAUZE || (rustig && koekoek.open.includes(spot))) return null;
  const gezien = inZicht(state, spot);
  const lopers = koekoek.lopers.map((loper) => (gezien.includes(loper) ? { ...loper, gezienOp: tick } : loper));
  const na: Koekoek = {
    ...koekoek,
    lopers,
    blikken: koekoek.blikken - 1,
    kijkOp: tick,
    mik: rustig ? spot : koekoek.mik,
    open: rustig ? [...koekoek.open, spot] : koekoek.open,
  };
  return {
    state: { ...state, koekoek: na, foto: [...state.foto, ...gezien.map(({ wie }) => wie)] },
    sounds: gezien.length === 0 ? ['eigen', 'mis'] : gezien.length > 1 ? ['eigen', 'munt'] : ['eigen'],
  };
}

function act(state: ZoekState, input: GameInput): Zet<ZoekState> | null {
  const { koekoek, rustig } = state;
  if (!rustig) {
    const kijkt = isAction(input) || pijlOf(input) !== null || (input.soort === 'wijs' && input.fase === 'neer');
    return kijkt ? look(state, -1) : null;
  }
  const gekozen = pickedIndex(input, 'schuil');
  if (gekozen >= 0 && gekozen < AANTAL) return look(state, gekozen);
  if (isAction(input)) return look(state, koekoek.mik);
  const stap = kantOf(input);
  if (stap === 0) return null;
  return { state: { ...state, koekoek: { ...koekoek, mik: (koekoek.mik + stap + AANTAL) % AANTAL } }, sounds: ['kies'] };
}

/** Nothing more can be seen, and what was seen has been looked at. */
function isAf({ koekoek: { lopers, blikken, kijkOp }, tick }: ZoekState): boolean {
  return (blikken === 0 || lopers.every(({ gezienOp }) => gezienOp !== null)) && tick - kijkOp >= KIJK;
}

/** Begins when the blob that was found sits on the bench. */
export const koekoekspel: Beurtspel<ZoekState> = { van: ZIT + 6, open, act, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1120, 625], staand: [110, 225] },
  reeks: [
    ['vlinder', 'vliegt', 'Een vlinder verstopt zich op een bloem.'],
    ['mol', 'duikt', 'Een mol telt verkeerd tot tien.'],
    ['eekhoorn', 'loopt', 'Een eekhoorn verstopt zijn noten.'],
    ['slak', 'loopt', 'Een slak is altijd thuis.'],
    ['tent', 'drijft', 'In een tentje giechelt iemand.'],
    ['bij', 'vliegt', 'Een bij zoekt haar raat.'],
    ['hoed', 'loopt', 'Onder een hoed lopen voetjes.'],
    ['koekoek', 'vliegt', 'De koekoek roept: kiekeboe!'],
    ['muis', 'duikt', 'Een muis verstopt zich achter een blad.'],
    ['wolk', 'drijft', 'Een wolk doet of hij niemand ziet.'],
  ],
};
