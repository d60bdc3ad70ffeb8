/**
 * Slow-device mode: a device that cannot keep up gets half the frames, each for twice the time, and no decoration. The rules of
 * the game do not notice: a tick stays a sixtieth of a second.
 */
import type { Item } from '../contract/game.ts';

/** A frame that took longer than this (ms) was late: fewer than forty in a second. */
const LAAT_MS = 25;
/** Longer than this it was no slowness: the tab was away, the device slept. */
const WEG_MS = 500;
/** Frames that are looked back over, and how many of them may be late. */
const VENSTER = 90;
const HOOGSTENS = 45;

export interface Meter {
  /** The last frames, latest last: was it late? */
  readonly laat: readonly boolean[];
  /** Once slow, slow for the rest of the round: going back and forth is worse than either. */
  readonly zuinig: boolean;
}

export const BEGIN_METER: Meter = { laat: [], zuinig: false };

/** A frame took this long (ms). */
export function measureFrame(meter: Meter, ms: number): Meter {
  if (meter.zuinig || ms > WEG_MS) return meter;
  const laat = [...meter.laat, ms > LAAT_MS].slice(-VENSTER);
  return { laat, zuinig: laat.filter(Boolean).length > HOOGSTENS };
}

const VERSIERING: ReadonlySet<string> = new Set(['kit:snipper', 'kit:stofje']);

/** The scene without what only decorates: confetti, dust and steam. */
export const withoutVersiering = (items: readonly Item[]): readonly Item[] =>
  items.filter(({ art, pick }) => pick !== undefined || art === undefined || !VERSIERING.has(art));
