/**
 * Family H, uncovering with a tool: it goes over the cover with a finger or with the arrows and clears what it reaches, for a while and
 * from the second attempt for good. In the last attempt nothing is covered.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isGuided, isDemonstrated, NOOIT } from '@spelrijk/game-kit/run';
import type { Basis, Zet } from '@spelrijk/game-kit/run';
import { celPlek, startMasker, wipe, VOORGOED } from './masker.ts';
import type { Masker, Raam } from './masker.ts';

export interface Vegend extends Basis {
  readonly masker: Masker;
  /** Where the tool is, in stage units, and when it moved last. */
  readonly x: number;
  readonly y: number;
  readonly veegOp: number;
}

/** The tool lies a cell from the left upper corner. */
export function startVeger(raam: Raam): Pick<Vegend, 'x' | 'y'> {
  const [x, y] = celPlek(raam, raam.kolommen + 1);
  return { x, y };
}

/** A new attempt: all is covered, in the last one nothing. */
export function beginSweeping({ run }: Basis, raam: Raam): Omit<Vegend, keyof Basis> {
  const dicht = startMasker(raam);
  const masker = isDemonstrated(run) ? wipe(dicht, raam, { plek: [raam.x, raam.y], straal: Infinity, tot: VOORGOED }) : dicht;
  return { ...startVeger(raam), masker, veegOp: NOOIT };
}

const STAPPEN = { links: [-1, 0], rechts: [1, 0], op: [0, -1], neer: [0, 1] } as const;
/** Never nearer to the edge than this. */
const RAND = 20;
/** A stroke sounds once; after so many ticks it is another stroke. */
const HAAL = 24;

const clampInside = (plek: number, van: number, lang: number): number => Math.min(van + lang - RAND, Math.max(van + RAND, plek));

/** The place in the pane that is nearest to this one. */
export const clampInPane = (raam: Raam, x: number, y: number): readonly [number, number] => [
  clampInside(x, raam.x, raam.kolommen * raam.w),
  clampInside(y, raam.y, raam.rijen * raam.h),
];

interface SweepOpties {
  readonly raam: Raam;
  readonly straal: number;
  readonly schoon: number;
}

/**
 * What an input does to the cover; null when it is not about the tool.
 * @param straal reach of the tool
 * @param schoon ticks at normal speed that a cell stays clear
 */
export function sweepWith<S extends Vegend>(state: S, input: GameInput, { raam, straal, schoon }: SweepOpties): Zet<S> | null {
  if (input.soort === 'wijs')
    return input.fase === 'los' ? { state } : sweepTo(state, { naarX: input.x, naarY: input.y, raam, straal, schoon });
  if (input.soort !== 'richting') return null;
  const [dx, dy] = STAPPEN[input.richting];
  return input.ingedrukt ? sweepTo(state, { naarX: state.x + dx * raam.w, naarY: state.y + dy * raam.h, raam, straal, schoon }) : { state };
}

interface SweepToOpties {
  readonly naarX: number;
  readonly naarY: number;
  readonly raam: Raam;
  readonly straal: number;
  readonly schoon: number;
}

function sweepTo<S extends Vegend>(state: S, { naarX, naarY, raam, straal, schoon }: SweepToOpties): Zet<S> {
  const { tick, rustig, tempo, veegOp } = state;
  const [x, y] = clampInPane(raam, naarX, naarY);
  const tot = isGuided(state.run) ? VOORGOED : tick + Math.round((schoon * (rustig ? 2 : 1)) / tempo);
  const masker = wipe(state.masker, raam, { plek: [x, y], straal, tot });
  return { state: { ...state, x, y, masker, veegOp: tick }, sounds: tick - veegOp > HAAL ? ['zwiep'] : [] };
}
