/** Which place is where and what a screen reader says of it: the landkaart of the server laid on the map. */
import type { Plek } from '@spelrijk/contract/landkaart';
import { layoutMap } from './geometry.ts';
import type { MapLayout, Span, Spot } from './geometry.ts';

export interface RegionPlaces {
  readonly id: string;
  readonly naam: string;
  readonly plekken: readonly Plek[];
}

export interface Place extends Spot {
  readonly plek: Plek;
  readonly regionId: string;
  readonly regionName: string;
  /** From 1 within the region. */
  readonly number: number;
}

/** One region with what lies in it; `index` counts over the whole map. */
export interface PlacedRegion {
  readonly span: Span;
  readonly name: string;
  readonly places: readonly { readonly place: Place; readonly index: number }[];
  /** 0 is the region where the child stands, 1 the next in distance: the order in which they are drawn. */
  readonly turn: number;
}

export interface PlacedMap {
  readonly layout: MapLayout;
  readonly places: readonly Place[];
  readonly regions: readonly PlacedRegion[];
  /** Index of the place where the child stands. */
  readonly today: number;
}

/** Where the child stands: the place of its next taak, else of today, else the first open one, else the last that shines. */
function findToday(places: readonly Place[], next: string | undefined): number {
  const first = (status: Plek['status']): number => places.findIndex((place) => place.plek.status === status);
  const last = places.findLastIndex((place) => place.plek.status === 'klaar');
  const planned = places.findIndex((place) => place.plek.somvensterId === next);
  return [planned, first('vandaag'), first('open'), last].find((index) => index >= 0) ?? 0;
}

/** `next`: the somvenster of the first taak of today that is not done yet. */
export function placeRegions(regions: readonly RegionPlaces[], next?: string): PlacedMap {
  const layout = layoutMap(regions.map(({ id, plekken }) => ({ id, count: plekken.length })));
  const places = regions.flatMap((region, r) =>
    region.plekken.map((plek, i) => ({
      ...(layout.spots[r]?.[i] ?? { x: 0, y: 0 }),
      plek,
      regionId: region.id,
      regionName: region.naam,
      number: i + 1,
    })),
  );
  const today = findToday(places, next);
  return { layout, places, regions: placedRegions(layout.spans, regions, places, today), today };
}

function placedRegions(
  spans: readonly Span[],
  regions: readonly RegionPlaces[],
  places: readonly Place[],
  today: number,
): readonly PlacedRegion[] {
  const here = spans.findIndex(({ id }) => id === places[today]?.regionId);
  const away = spans.map((_, r) => Math.abs(r - here));
  const turns = spans.map((_, r) => r).sort((a, b) => (away[a] ?? 0) - (away[b] ?? 0));
  const indexed = places.map((place, index) => ({ place, index }));
  return spans.map((span, r) => ({
    span,
    name: regions[r]?.naam ?? '',
    places: indexed.filter(({ place }) => place.regionId === span.id),
    turn: turns.indexOf(r),
  }));
}
