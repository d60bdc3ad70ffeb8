/** Who looks on: a row of faces over the whole width of the stage. */
import type { Item, Stand } from '../contract/game.ts';
import { maatOf } from './measures.ts';
import { kolomX } from './rows.ts';

/** Where a row stands: its height, how many there are, and the width of one. */
export type Rij = { readonly y: number; readonly aantal: number; readonly maat: number };

interface PubliekOpties {
  readonly key: string;
  readonly rij: Rij;
  readonly wie: { readonly stap: number; readonly begin: number };
  readonly stemming: string;
  readonly z: number;
  readonly op: (i: number) => number;
}

/**
 * A row of onlookers; `stemming` is how they look, `op` how far the one at place `i` is off the ground.
 * @param wie the numbers of their faces begin at the second and go on by the first
 */
export function drawPubliek(stand: Stand, { key, rij: { y, aantal, maat }, wie, stemming, z, op }: PubliekOpties): Item[] {
  const { w } = maatOf(stand);
  return Array.from({ length: aantal }, (_, i) => ({
    key: `${key}${i}`,
    x: kolomX(i, aantal, w),
    y: y - op(i),
    w: maat,
    h: maat * 1.1,
    art: 'kit:publiek',
    toon: `${i * wie.stap + wie.begin} ${stemming}`,
    z,
  }));
}
