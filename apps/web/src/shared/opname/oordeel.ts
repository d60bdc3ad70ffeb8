/** What staff should know of a recording before they keep it. Pure. */
import { measure, type Meting } from '@spelrijk/spraak/monsters';
import { MAX_MS, MIN_MS, OPNAME_HERTZ } from './maat.ts';

export type Oordeel = 'stil' | 'zacht' | 'hard' | 'ruis' | 'lang' | 'kort' | 'goed';

/** Decibels below full scale. */
const STIL = -55;
const ZACHT = -38;
/** Speech stands this much above the room. */
const RUIMTE = 18;
const AFGEKAPT = 0.002;

/** These the server would refuse. */
const ONMOGELIJK: ReadonlySet<Oordeel> = new Set(['stil', 'lang', 'kort']);
export const isMogelijk = (oordeel: Oordeel): boolean => !ONMOGELIJK.has(oordeel);

export interface Beoordeling {
  readonly meting: Meting;
  readonly oordeel: Oordeel;
}

function judge({ ms, luidheid, afgekapt, ruis }: Meting, monsters: number, maxMs: number): Oordeel {
  if (!(luidheid > STIL)) return 'stil';
  if (ms > maxMs) return 'lang';
  if (ms < MIN_MS) return 'kort';
  if (afgekapt > monsters * AFGEKAPT) return 'hard';
  if (luidheid - ruis < RUIMTE) return 'ruis';
  return luidheid < ZACHT ? 'zacht' : 'goed';
}

/** @param heel the whole recording, whose quietest tenth is the room @param stuk what is kept of it */
export function judgeOpname(heel: Float32Array, stuk: Float32Array, maxMs = MAX_MS): Beoordeling {
  const { ruis } = measure(heel, OPNAME_HERTZ);
  const meting = { ...measure(stuk, OPNAME_HERTZ), ruis };
  return { meting, oordeel: judge(meting, stuk.length, maxMs) };
}
