/**
 * Family A: somebody who brings a word to be sorted. It comes up, can be held and dragged, goes to its bin when it was right, ever
 * smaller, and makes a round and comes back when it was not.
 */
import type { Item } from '@spelrijk/game-kit/contract';
import { ticksInFase } from '@spelrijk/game-kit/run';
import type { Basis, Gebied, Dragging } from '@spelrijk/game-kit/run';
import { arch, easeInOut, bend, progress01, between, easeOut, overshoot, sway } from '@spelrijk/game-kit/stage';
import { drawWoordbel } from './woordbel.ts';

export interface Brenger {
  readonly x: number;
  readonly y: number;
  /** 1 looks to the left, -1 to the right. */
  readonly kant: number;
  readonly rot: number;
  /** Its size: 1 is its own. */
  readonly maat: number;
}

/** Ticks of coming up, and of a round. */
const OPKOMST = 30;
const RONDJE = 70;
/** Size with which it arrives. */
const KLEIN = 0.42;

/**
 * Where it is now.
 * @param thuis where it waits
 * @param bak the bin that was chosen; where there is none it stays at home
 * @param reis ticks of the way to its bin
 */
export function currentBrenger(state: Basis & Dragging, { x, y }: Gebied, bak: Pick<Gebied, 'x' | 'y'> | undefined, reis: number): Brenger {
  const { run, sleep, rustig } = state;
  const t = ticksInFase(state);
  const speelt = run.fase === 'spelen';
  if (sleep !== null && speelt) return { ...sleep, kant: sleep.x < x ? 1 : -1, rot: 0, maat: 1 };
  const { x: dx, y: dy } = bak ?? { x, y };
  const kant = dx <= x ? 1 : -1;
  if (run.fase === 'goed') {
    const deel = easeInOut(progress01(t, { van: 0, duur: reis }));
    const [gx, gy] = bend([x, y], [x, dy + 60], [dx, dy], deel);
    return { x: gx, y: gy, kant, rot: kant * 22, maat: between(1, KLEIN, deel) };
  }
  if (run.fase === 'uitleg' && !rustig) {
    const deel = progress01(t, { van: 0, duur: RONDJE });
    const hoek = easeOut(deel) * Math.PI * 2;
    const straal = arch(deel) * 120;
    return { x: x + Math.sin(hoek) * straal * kant, y: y - (1 - Math.cos(hoek)) * straal * 0.6, kant, rot: Math.sin(hoek) * 24, maat: 1 };
  }
  const diep = speelt && run.poging === 1 && !rustig ? 1 - overshoot(t / OPKOMST) : 0;
  return { x, y: y + sway(state, { periode: 150, uitslag: 6 }) + diep * 120, kant: 1, rot: 0, maat: 1 };
}

interface WoordOpties {
  readonly hoog: number;
  readonly reis: number;
  readonly z: number;
}

/** Its word in a bubble, `hoog` above it; it fades when it has almost arrived. See `drawWoordbel`. */
export function drawBrengerWoord(state: Basis, { x, y, maat }: Brenger, { hoog, reis, z }: WoordOpties): Item[] {
  const alpha = state.run.fase === 'goed' ? 1 - progress01(ticksInFase(state), { van: reis - 14, duur: 12 }) : 1;
  return drawWoordbel(state, { x, y: y - hoog * maat, z, more: { sx: maat, sy: maat, alpha } });
}
