import type { Stand } from '@spelrijk/game-kit/contract';
import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave } from '@spelrijk/game-kit/run';
import type { Pointing } from '@spelrijk/game-kit/run';
import { makeDing, maatOf, placeInRij } from '@spelrijk/game-kit/stage';
import type { Bordplek, Plek } from '@spelrijk/game-kit/stage';

/** What hangs in the air of the free flight. */
export interface Luchtding {
  readonly soort: 'ring' | 'mand';
  /** How far on it hangs, and its height as a share of the sky. */
  readonly ver: number;
  readonly hoog: number;
  /** Who sits in the basket. */
  readonly wie: number;
  readonly raakOp: number | null;
}

/** The play after a right word. */
export interface Vlucht {
  readonly y: number;
  readonly vy: number;
  /** Up, down, or let go; a finger says where to. */
  readonly kant: -1 | 0 | 1;
  readonly vinger: number | null;
  readonly ver: number;
  readonly vaart: number;
  readonly dingen: readonly Luchtding[];
  /** In calm mode: choices left, the basket it flies to (-1 is none), since when, and the one that is pointed at. */
  readonly over: number;
  readonly naar: number;
  readonly vanaf: Plek;
  readonly naarOp: number;
  readonly mik: number;
}

/** Clouds with the pieces of a word (VOLG), or with what can stand in its gap. */
export interface VliegState extends Leggend, Pointing, Spelend {
  /** How far the clouds have come. */
  readonly reis: number;
  /** The lane of air: -1 is below all clouds. The one it comes from, and since when. */
  readonly laag: number;
  readonly laagVan: number;
  readonly laagOp: number;
  /** The cloud it dashes through, and since when. */
  readonly duik: number;
  readonly duikOp: number;
  readonly vlucht: Vlucht;
  /** Who flies along, the latest last. */
  readonly maatjes: readonly number[];
  readonly maatjeOp: number;
}

/** Is the word put together, cloud after cloud? */
export const isRij = ({ run }: VliegState): boolean => currentOpgave(run)?.antwoordvorm === 'VOLG';

/** Are they the words of a sentence? They are longer than pieces of a word. */
export const isZin = ({ run }: Pick<VliegState, 'run'>): boolean => currentOpgave(run)?.vorm === 'zin-herstellen';

export const LAGEN = 4;
/** Ticks from lane to lane. */
export const STIJGT = 16;

interface Lucht {
  readonly bord: Plek;
  /** Heights of the lanes, and of the way below them. */
  readonly lagen: readonly number[];
  readonly vrij: number;
  readonly vliegtuig: number;
  readonly wolk: { readonly w: number; readonly h: number; readonly links: number };
  readonly keuze: { readonly x: number; readonly van: number; readonly tot: number; readonly w: number; readonly h: number };
  readonly woord: { readonly x: number; readonly y: number; readonly breed: number };
  /** A sentence: width of its clouds, and heights of one row of places, or of two. */
  readonly zin: { readonly wolk: number; readonly rijen: readonly [readonly number[], readonly number[]]; readonly h: number };
  readonly terug: Plek;
  readonly klaar: Plek;
  /** Highest and lowest of the free flight, and where the plane is in it. */
  readonly vlucht: { readonly x: number; readonly van: number; readonly tot: number };
  readonly grond: number;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const LUCHTEN: Readonly<Record<Stand, Lucht>> = {
  liggend: {
    bord: [640, 78],
    lagen: [182, 274, 366, 458],
    vrij: 546,
    vliegtuig: 190,
    wolk: { w: 150, h: 104, links: 330 },
    keuze: { x: 880, van: 150, tot: 560, w: 250, h: 128 },
    woord: { x: 640, y: 650, breed: 800 },
    zin: { wolk: 220, rijen: [[650], [610, 670]], h: 56 },
    terug: [112, 662],
    klaar: [1168, 662],
    vlucht: { x: 300, van: 150, tot: 590 },
    grond: 640,
    beurtbord: [640, 78],
    verder: [1212, 70],
  },
  staand: {
    bord: [360, 92],
    lagen: [236, 344, 452, 560],
    vrij: 662,
    vliegtuig: 118,
    wolk: { w: 138, h: 98, links: 250 },
    keuze: { x: 510, van: 190, tot: 640, w: 240, h: 124 },
    woord: { x: 360, y: 776, breed: 690 },
    zin: { wolk: 192, rijen: [[776], [748, 814]], h: 62 },
    terug: [140, 892],
    klaar: [580, 892],
    vlucht: { x: 170, van: 200, tot: 800 },
    grond: 850,
    beurtbord: [330, 92],
    verder: [656, 92],
  },
};

export const luchtOf = ({ stand }: { readonly stand: Stand }): Lucht => LUCHTEN[stand];

/** Most words side by side. */
const PER_RIJ = 4;

/** Place `i` of `n` in what is put together: all as wide, so that nothing is told of what belongs there. */
export function rijPlek(state: VliegState, i: number, n: number): Bordplek {
  const { woord, zin } = luchtOf(state);
  if (!isZin(state)) {
    const stap = Math.min(96, woord.breed / Math.max(1, n));
    return { x: woord.x + placeInRij(i, n, stap), y: woord.y, w: stap - 6, h: 78 };
  }
  const perRij = Math.ceil(n / Math.ceil(n / PER_RIJ));
  const stap = Math.min(200, woord.breed / perRij);
  const rij = Math.floor(i / perRij);
  const hier = Math.min(perRij, n - rij * perRij);
  return { x: woord.x + placeInRij(i % perRij, hier, stap), y: zin.rijen[n > PER_RIJ ? 1 : 0][rij] ?? woord.y, w: stap - 8, h: zin.h };
}

/** Width of a cloud with a piece. */
export const wolkBreed = (state: VliegState): number => (isZin(state) ? luchtOf(state).zin.wolk : luchtOf(state).wolk.w);

/** Room between two clouds, whatever their lanes. */
const TUSSEN = 96;

/** Where the cloud of piece `id` is: it comes round and round; in calm mode all of them hang still. */
export function wolkPlek(state: VliegState, id: number): Plek {
  const { lagen, wolk } = luchtOf(state);
  const { w } = maatOf(state.stand);
  const n = Math.max(1, state.band.length);
  const y = lagen[id % LAGEN] ?? 0;
  const breed = wolkBreed(state);
  if (state.rustig) return [wolk.links + ((id + 0.5) / n) * (w - wolk.links - breed * 0.4), y];
  const ring = Math.max(w + breed, n * TUSSEN);
  const x = (id / n) * ring + w * 0.55 - state.reis;
  return [(((x % ring) + ring) % ring) - breed / 2, y];
}

/** Can this cloud be picked where it is? */
export function isInView(state: VliegState, id: number): boolean {
  const { w } = maatOf(state.stand);
  const breed = wolkBreed(state);
  const [x] = wolkPlek(state, id);
  return x > breed / 2 - 8 && x < w - breed / 2 + 8;
}

/** Where option `i` hangs. */
export function keuzePlek(state: VliegState, i: number): Plek {
  const { keuze } = luchtOf(state);
  const n = Math.max(1, state.opties.length);
  return [keuze.x + (i % 2) * 60, keuze.van + ((i + 0.5) / n) * (keuze.tot - keuze.van)];
}

/** Height in the free flight. */
export function hoogteY(state: VliegState, hoog: number): number {
  const { van, tot } = luchtOf(state).vlucht;
  return van + hoog * (tot - van);
}

export const ding = makeDing({
  verwolk: { w: 130, h: 70, z: -8 },
  land: { w: 130, h: 130, z: -5 },
  ballon: { w: 110, h: 160, z: -7 },
  wolk: { w: 0, h: 0, z: 3 },
  rand: { w: 0, h: 0, z: 2 },
  maatje: { w: 74, h: 62, z: 5 },
  vliegtuig: { w: 190, h: 122, z: 7 },
  piloot: { w: 64, h: 70, z: 6, art: 'kit:blob' },
  prop: { w: 20, h: 104, z: 8 },
  sjaal: { w: 70, h: 30, z: 8 },
  bliksem: { w: 90, h: 130, z: 9 },
  vak: { w: 0, h: 78, z: 4 },
  rook: { w: 0, h: 96, z: 4 },
  knop: { w: 178, h: 92, z: 9 },
  lampje: { w: 28, h: 28, z: 3 },
  ring: { w: 96, h: 132, z: 4 },
  mand: { w: 104, h: 148, z: 5 },
  passagier: { w: 74, h: 62, z: 6, art: 'maatje' },
});
