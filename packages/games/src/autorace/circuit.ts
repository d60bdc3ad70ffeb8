/** Where the road, the gantry and the car are, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { placeBetweenBanen } from '@spelrijk/game-kit/mechanics/koers';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { between, easeOut, maatOf } from '@spelrijk/game-kit/stage';
import type { Bordplek, Plek } from '@spelrijk/game-kit/stage';
import { rijstrook } from './diepte.ts';
import type { Weg } from './diepte.ts';
import { STROKEN, ZWENK } from './inhalen.ts';
import type { RaceState } from './state.ts';

interface Circuit {
  readonly weg: Weg;
  readonly autoY: number;
  readonly auto: { readonly w: number; readonly h: number };
  readonly vraag: Bordplek;
  /** Height of the boards when the gantry stands before the car, and how much room there is beside all of them. */
  readonly bordY: number;
  readonly rand: number;
  /** How far to the side the snail drives, and how large what stands in the verge is. */
  readonly slak: number;
  readonly berm: number;
  /** What to do in the play after a right word, and the button to go on. */
  readonly beurtbord: Plek;
  readonly verder: Plek;
  /** The end: height of the banner, width of the podium, how far from the middle the spectators, the snail and the car stand. */
  readonly slot: {
    readonly finish: number;
    readonly podium: number;
    readonly mensen: number;
    readonly slak: number;
    readonly auto: number;
  };
}

const CIRCUITS: Readonly<Record<Stand, Circuit>> = {
  liggend: {
    weg: { x: 640, horizon: 236, dichtbij: 700, halfBreed: 590 },
    autoY: 596,
    auto: { w: 230, h: 176 },
    vraag: { x: 640, y: 70, w: 760, h: 108 },
    bordY: 296,
    rand: 100,
    slak: 1.2,
    berm: 240,
    beurtbord: [640, 190],
    verder: [1214, 70],
    slot: { finish: 130, podium: 560, mensen: 470, slak: 190, auto: 186 },
  },
  staand: {
    weg: { x: 360, horizon: 330, dichtbij: 930, halfBreed: 370 },
    autoY: 800,
    auto: { w: 196, h: 150 },
    vraag: { x: 360, y: 88, w: 680, h: 124 },
    bordY: 330,
    rand: 24,
    slak: 0.98,
    berm: 200,
    beurtbord: [360, 226],
    verder: [650, 226],
    slot: { finish: 210, podium: 504, mensen: 291.4, slak: 176, auto: 168 },
  },
};
/** Height of a board. */
export const BORD = 112;

export const circuitOf = ({ stand }: { readonly stand: Stand }): Circuit => CIRCUITS[stand];

/** Middle of lane `i` of `n` where the car drives. */
function laneX(state: RaceState, i: number, n: number): number {
  const { weg, autoY } = circuitOf(state);
  const s = (autoY + 60 - weg.horizon) / (weg.dichtbij - weg.horizon);
  return weg.x + rijstrook(i, n) * weg.halfBreed * s * 0.94;
}

/** Middle of lane `i` of the play after a right word. */
export const strookX = (state: RaceState, i: number): number => laneX(state, i, STROKEN);

/** The car on its way from lane to lane. */
export function autoX(state: RaceState): number {
  if (wasOpen(state)) {
    const t = state.rustig ? 1 : easeOut((state.tick - state.strookOp) / ZWENK);
    return between(strookX(state, state.strookVan), strookX(state, state.strook), t);
  }
  return placeBetweenBanen(state, (baan) => laneX(state, baan, state.opties.length));
}

/** Centre and size of board `i` when the gantry is near; in portrait four hang in two rows. */
export function bordPlek(state: RaceState, i: number): Bordplek {
  const { w: breed } = maatOf(state.stand);
  const { bordY, rand } = circuitOf(state);
  const n = state.opties.length;
  const stap = (breed - rand) / n;
  const trap = state.stand === 'staand' && n === 4;
  const w = trap ? 244 : Math.min(400, stap - 14);
  const uiterst = w / 2 + 8;
  const x = Math.min(breed - uiterst, Math.max(uiterst, breed / 2 + (i - (n - 1) / 2) * stap));
  return { x, y: bordY + (trap && i % 2 === 1 ? BORD + 26 : 0), w, h: BORD };
}
