/** Strews small things over a region: the same map every day, nothing on the road, what is nearer is drawn later. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { groundY, MAP_HEIGHT, roadY } from './geometry.ts';
import type { Span } from './geometry.ts';

export interface Prop {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  /** 1 is the size at the road; things far away are smaller. */
  readonly size: number;
  readonly tint: number;
}

export interface Sowing {
  readonly kind: string;
  readonly count: number;
  /** Half the room it takes on the ground, in units at size 1. */
  readonly room: number;
  readonly zone: 'achter' | 'voor' | 'overal';
}

const ROAD_HALF = 52;

const sizeAt = (y: number): number => 0.62 + ((y - 360) / (MAP_HEIGHT - 360)) * 0.62;

function free(props: readonly Prop[], x: number, y: number, room: number): boolean {
  return props.every((p) => Math.abs(p.x - x) > room || Math.abs(p.y - y) > room * 0.45);
}

/** Clear of the road with the height of the thing in mind: what stands in front of the road may not cover the places. */
export function offRoad(x: number, y: number, zone: 'achter' | 'voor'): boolean {
  const gaps = [-40, 0, 40].map((dx) => y - roadY(x + dx));
  return zone === 'achter' ? gaps.every((gap) => gap < -ROAD_HALF) : gaps.every((gap) => gap > ROAD_HALF + 62);
}

/** What must stay free in a region: spots along the road, and the sea or the neighbours at its edges. */
export interface Limits {
  readonly keepFree?: readonly { readonly x: number; readonly room: number }[];
  /** Units from both ends of the region, and from the horizon and the lower edge. */
  readonly side?: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Draws places for all sowings of one region, sorted from far to near. */
export function scatter(span: Span, sowings: readonly Sowing[], limits: Limits = {}): Prop[] {
  const { keepFree = [], side: margin = 20, top: far = 6, bottom = MAP_HEIGHT + 8 } = limits;
  const random = createRandom(seedFrom(span.id));
  const props: Prop[] = [];
  for (const { kind, count, room, zone } of sowings) {
    for (let tries = 0, placed = 0; placed < count && tries < count * 14; tries++) {
      const side = zone === 'overal' ? (random.next() < 0.5 ? 'achter' : 'voor') : zone;
      const x = span.x0 + margin + random.next() * (span.x1 - span.x0 - 2 * margin);
      const top = groundY(x) + far;
      const y =
        side === 'achter' ? top + random.next() * Math.max(0, roadY(x) - ROAD_HALF - top) : roadY(x) + ROAD_HALF + 62 + random.next() * 140;
      const tint = random.below(3);
      const blocked = keepFree.some((spot) => Math.abs(spot.x - x) < spot.room);
      if (blocked || y > bottom || !offRoad(x, y, side) || !free(props, x, y, room)) continue;
      props.push({ kind, x: Math.round(x), y: Math.round(y), size: Number(sizeAt(y).toFixed(2)), tint });
      placed++;
    }
  }
  return props.sort((a, b) => a.y - b.y);
}
