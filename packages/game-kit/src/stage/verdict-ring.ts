/** The verdict on the stage, around what is judged: a ring around one thing, a rounded one around a word or a row of letters. */
import type { Item, Stand } from '../contract/game.ts';
import { ticksInFase } from '../run/step.ts';
import type { Pointing } from '../run/pointing.ts';
import type { Basis } from '../run/step.ts';
import { maatOf } from './measures.ts';
import { progress01, overshoot } from './motion.ts';
import type { Plek } from './things.ts';

/** In stage units: across, or the width and the height around a row. */
export type Ringmaat = number | readonly [w: number, h: number];

interface VerdictRingOpties {
  readonly x: number;
  readonly y: number;
  readonly maat: Ringmaat;
  readonly groei?: number;
  readonly alpha?: number;
}

/** Marks an answer in place: a ring with a tick, or a wavy ring. */
export function drawVerdictRing(goed: boolean, { x, y, maat, groei = 1, alpha = 1 }: VerdictRingOpties): Item {
  const [w, h] = typeof maat === 'number' ? [maat, maat] : maat;
  const art = goed ? 'kit:goed' : 'kit:bijna';
  const vorm = typeof maat === 'number' ? { art } : { art: `${art}-rij`, toon: `${w}x${h}` };
  return { key: 'oordeel', x, y, w, h, sx: groei, sy: groei, ...vorm, alpha, z: 60 };
}

/** Room between what is judged and the outside of its ring, left and right, above and below: the tick covers no letter of a row. */
const RAND = { rij: [34, 20], ding: [16, 16] } as const;
/** A ring stays this far from the edge of the stage. */
const VRIJ = 2;
/** What goes off the stage leaves a ring of this size at its edge. */
const KLEINST = 60;

function keepOn(maat: number, van: number, tot: number): readonly [van: number, tot: number] {
  const begin = Math.min(Math.max(VRIJ, van), maat - VRIJ - KLEINST);
  return [begin, Math.max(Math.min(maat - VRIJ, tot), begin + KLEINST)];
}

/** Where a ring around all these pieces, or this one thing, is, and how large; it stays on the stage. */
export function ringAround(
  stand: Stand,
  things: readonly Pick<Item, 'x' | 'y' | 'w' | 'h'>[],
): { readonly plek: Plek; readonly maat: Exclude<Ringmaat, number> } {
  const { w, h } = maatOf(stand);
  const [rx, ry] = things.length > 1 ? RAND.rij : RAND.ding;
  const [left, right] = keepOn(
    w,
    Math.min(...things.map((thing) => thing.x - thing.w / 2)) - rx,
    Math.max(...things.map((thing) => thing.x + thing.w / 2)) + rx,
  );
  const [top, bottom] = keepOn(
    h,
    Math.min(...things.map((thing) => thing.y - thing.h / 2)) - ry,
    Math.max(...things.map((thing) => thing.y + thing.h / 2)) + ry,
  );
  return { plek: [(left + right) / 2, (top + bottom) / 2], maat: [Math.ceil(right - left), Math.ceil(bottom - top)] };
}

/**
 * A scene with its verdict around what the child made or took, as long as that is there: a row of pieces, whose keys are one of these
 * names and a number, or the things with one of these keys. Where there is none of it the verdict stays where the game put it.
 */
export function ringOn({ stand }: Pick<Basis, 'stand'>, items: readonly Item[], ...names: readonly string[]): readonly Item[] {
  const ring = items.find(({ key }) => key === 'oordeel');
  const judged = ring === undefined ? [] : items.filter((item) => isJudged(item, names));
  if (ring === undefined || judged.length === 0) return items;
  const { plek, maat } = ringAround(stand, judged.map(asShown));
  const { sx: groei, alpha } = ring;
  const moved = drawVerdictRing(ring.art?.startsWith('kit:goed') === true, { x: plek[0], y: plek[1], maat, groei, alpha });
  return items.map((item) => (item === ring ? moved : item));
}

/** As large as it is seen; what only bounces keeps a ring of one size. */
const asShown = ({ x, y, w, h, sx = 1, sy = 1 }: Item): Pick<Item, 'x' | 'y' | 'w' | 'h'> =>
  Math.abs(sx) < GEKROMPEN ? { x, y, w: w * Math.abs(sx), h: h * Math.abs(sy) } : { x, y, w, h };
const GEKROMPEN = 0.9;

const isJudged = ({ key, label, alpha = 1 }: Item, names: readonly string[]): boolean =>
  alpha > 0.5 && (names.includes(key) || (label !== undefined && names.includes(key.replace(/\d+$/, ''))));

/** The key of the option that was taken, where options of this `soort` are numbered. */
export const ownKey = ({ opties, gekozen }: Pick<Pointing, 'opties' | 'gekozen'>, soort: string): string =>
  gekozen === null ? '' : `${soort}${opties.indexOf(gekozen)}`;

interface RightRingOpties {
  readonly x: number;
  readonly y: number;
  readonly maat: Ringmaat;
  readonly van: number;
  readonly weg: number;
  readonly pop?: number;
  readonly duur?: number;
}

/** The ring around a right answer: pops in from `van` ticks into the reward, fades from `weg` on, in `duur` ticks. */
export function drawRightRing(state: Basis, { x, y, maat, van, weg, pop = 16, duur = 14 }: RightRingOpties): Item {
  const t = ticksInFase(state);
  return drawVerdictRing(true, {
    x,
    y,
    maat,
    groei: overshoot(progress01(t, { van, duur: pop })),
    alpha: 1 - progress01(t, { van: weg, duur }),
  });
}
