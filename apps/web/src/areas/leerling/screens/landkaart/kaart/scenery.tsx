import { KLEUREN } from '@spelrijk/ui/tokens';
import { memo, useMemo } from 'react';
import type { ReactElement } from 'react';
import {
  BeachHut,
  Barrel,
  Cabin,
  CanalHouse,
  Castle,
  Cottage,
  Crane,
  Crates,
  Fountain,
  Lantern,
  Lighthouse,
  Parasol,
  Stall,
  ToadstoolHouse,
  Windmill,
} from './buildings.tsx';
import { groundY, highRoads, lowRoads, MAP_HEIGHT, roadY, STEP } from './geometry.ts';
import type { Span } from './geometry.ts';
import {
  AppleTree,
  BeachGrass,
  BerryBush,
  Bush,
  Fern,
  Flowers,
  Grass,
  Mushroom,
  Palm,
  Pine,
  PotTree,
  Reeds,
  Rock,
  SnowPine,
  Tree,
  Tulips,
} from './plants.tsx';
import { scatter } from './scatter.ts';
import type { Limits, Prop, Sowing } from './scatter.ts';
import { BigShip, Chest, Crab, Goat, Ripples, Sheep, Shell, Starfish } from './water.tsx';
import styles from './kaart.module.css';

const DRAWINGS: Readonly<Record<string, (prop: { readonly tint: number }) => ReactElement>> = {
  boom: Tree,
  appelboom: AppleTree,
  den: Pine,
  sneeuwden: SnowPine,
  palm: Palm,
  struik: Bush,
  bessen: BerryBush,
  bloemen: Flowers,
  tulpen: Tulips,
  paddenstoel: Mushroom,
  varen: Fern,
  gras: Grass,
  helmgras: BeachGrass,
  riet: Reeds,
  steen: Rock,
  potboom: PotTree,
  hut: BeachHut,
  parasol: Parasol,
  kraan: Crane,
  kisten: Crates,
  ton: Barrel,
  lantaarn: Lantern,
  kraam: Stall,
  schelp: Shell,
  zeester: Starfish,
  krab: Crab,
  rimpel: Ripples,
  schaap: Sheep,
  geit: Goat,
  vuurtoren: Lighthouse,
  huisje: Cottage,
  paddenstoelhuis: ToadstoolHouse,
  hutje: Cabin,
  fontein: Fountain,
  schip: BigShip,
  kist: Chest,
  kasteel: Castle,
  molen: () => <Windmill turn={styles['wieken'] ?? ''} />,
};

const sow = (span: Span, zone: Sowing['zone'], per: Readonly<Record<string, readonly [number, number]>>): Sowing[] =>
  Object.entries(per).map(([kind, [each, room]]) => ({ kind, zone, room, count: Math.round(((span.x1 - span.x0) / 1000) * each) }));

/** What grows and lies about, per region: how many per 1000 units and how much room each takes. */
const SOWN: Readonly<Record<string, (span: Span) => readonly Sowing[]>> = {
  klankenkust: (s) => [
    ...sow(s, 'achter', { helmgras: [10, 60], hut: [2, 90], steen: [2, 60] }),
    ...sow(s, 'voor', { parasol: [3, 110], helmgras: [6, 60], krab: [2, 70], zeester: [3, 50], schelp: [8, 40] }),
  ],
  letterbos: (s) => [
    ...sow(s, 'achter', { den: [15, 42], boom: [15, 46], struik: [6, 40], varen: [8, 30] }),
    ...sow(s, 'voor', { den: [3, 64], boom: [4, 70], bessen: [5, 52], paddenstoel: [9, 34], varen: [9, 34], bloemen: [5, 40] }),
  ],
  regelrivier: (s) => [
    ...sow(s, 'achter', { boom: [4, 70], appelboom: [4, 70], struik: [5, 52], schaap: [4, 60], bloemen: [5, 44] }),
    ...sow(s, 'voor', { tulpen: [9, 66], appelboom: [2, 90], struik: [4, 60], schaap: [2, 70], bloemen: [6, 40], gras: [12, 28] }),
  ],
  woordwerf: (s) => [
    ...sow(s, 'achter', { kisten: [4, 70], ton: [5, 40], boom: [2, 70], lantaarn: [3, 80] }),
    ...sow(s, 'voor', { kisten: [5, 80], ton: [6, 42], lantaarn: [3, 90], struik: [4, 60], gras: [8, 30] }),
  ],
  onthoudeiland: (s) => [
    ...sow(s, 'achter', { palm: [7, 60], struik: [4, 50], steen: [3, 50] }),
    ...sow(s, 'voor', { palm: [3, 90], bloemen: [5, 44], schelp: [5, 40], steen: [3, 60] }),
  ],
  puntenplein: (s) => [
    ...sow(s, 'achter', { potboom: [5, 60], lantaarn: [4, 70] }),
    ...sow(s, 'voor', { kraam: [3, 120], potboom: [6, 66], lantaarn: [4, 80], bloemen: [5, 44] }),
  ],
  werkwoordbergen: (s) => [
    ...sow(s, 'achter', { sneeuwden: [13, 46], steen: [4, 54], geit: [2, 80] }),
    ...sow(s, 'voor', { den: [5, 64], geit: [3, 76], steen: [5, 60], bloemen: [6, 42], varen: [4, 36] }),
  ],
};

const MEADOW = (s: Span): readonly Sowing[] => sow(s, 'overal', { boom: [5, 70], struik: [6, 50], bloemen: [8, 40] });

const big = (kind: string, x: number, y: number, size: number, tint = 0): Prop => ({ kind, x, y, size, tint });

/** The landmarks: behind the road where it swings low, before it where it swings high. */
const LANDMARKS: Readonly<Record<string, (low: readonly number[], high: readonly number[], span: Span) => readonly Prop[]>> = {
  klankenkust: (low) => low.map((x, i) => (i % 2 === 0 ? big('vuurtoren', x, 452, 1.15) : big('hut', x, 470, 1.5, 1))),
  letterbos: (low) => low.map((x, i) => big(i % 2 === 0 ? 'paddenstoelhuis' : 'huisje', x, 478, 1.05, 1)),
  regelrivier: (low) => low.map((x, i) => big(i % 2 === 0 ? 'molen' : 'huisje', x, 474, 1.05)),
  woordwerf: (low, high) => [
    ...low.flatMap((x, i) => [big('kraan', x + 120, 404, 1.15, i % 2), big('schip', x - 10, 452, 0.92)]),
    ...high.map((x) => big('kisten', x, 640, 1.5)),
  ],
  onthoudeiland: (_, high) => high.map((x) => big('kist', x, 628, 1.25)),
  puntenplein: (low) => low.map((x, i) => big(i % 2 === 0 ? 'fontein' : 'kraam', x, 480, i % 2 === 0 ? 1.05 : 1.3, 1)),
  werkwoordbergen: (low, _, span) => [...low.map((x) => big('hutje', x, 470, 1.1)), big('kasteel', span.x1 + 190, 430, 1.25)],
};

/** Where sea or stone begins. */
const EDGES: Readonly<Record<string, Limits>> = {
  klankenkust: { side: 90 },
  onthoudeiland: { side: 170, top: 46, bottom: 664 },
  puntenplein: { side: 120, top: 26 },
  woordwerf: { side: 90, top: 26 },
};

/** Between the middle two places, so that no place stands on the bridge. */
export function riverX(span: Span): number {
  const places = Math.round((span.x1 - span.x0 - 300) / STEP);
  return span.x0 + 150 + (Math.floor(places / 2) + 0.5) * STEP;
}

/** Landmarks and strewn things of a region together, from far to near. */
function propsOf(span: Span): readonly Prop[] {
  const landmarks = LANDMARKS[span.id]?.(lowRoads(span), highRoads(span), span) ?? [];
  const taken = landmarks.map(({ x, size }) => ({ x, room: 70 * size }));
  const river = span.id === 'regelrivier' ? [{ x: riverX(span) - 10, room: 130 }] : [];
  const sown = scatter(span, (SOWN[span.id] ?? MEADOW)(span), { keepFree: [...taken, ...river], ...EDGES[span.id] });
  return [...landmarks, ...sown].sort((a, b) => a.y - b.y);
}

export const PropDrawing = memo(function PropDrawing({ prop }: { readonly prop: Prop }): ReactElement | null {
  const Drawing = DRAWINGS[prop.kind];
  return Drawing ? (
    <g transform={`translate(${prop.x} ${prop.y}) scale(${prop.size})`}>
      <Drawing tint={prop.tint} />
    </g>
  ) : null;
});

/** Of one region what lies between two places on the map. */
export interface Part {
  readonly span: Span;
  readonly from: number;
  readonly to: number;
}

/** A region never changes: its things are thought out once, and each is drawn once. */
export const RegionProps = memo(function RegionProps({ span, from, to }: Part): ReactElement {
  const props = useMemo(() => propsOf(span), [span]);
  return (
    <>{props.map((prop, i) => (prop.x > from && prop.x < to ? <PropDrawing key={`${prop.kind}${prop.x}-${i}`} prop={prop} /> : null))}</>
  );
});

/** Houses shoulder to shoulder on the horizon, with some gaps. */
export function HouseRow({ span, gap, from, to }: Part & { readonly gap: number }): ReactElement {
  const count = Math.floor((span.x1 - span.x0 - 80) / 50);
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const x = span.x0 + 60 + i * 50;
        if ((i * 7 + 3) % gap === 0 || x < from || x > to) return null;
        return <House key={x} x={x} i={i} />;
      })}
    </>
  );
}

const House = memo(function House({ x, i }: { readonly x: number; readonly i: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${groundY(x) + 12}) scale(1.08 ${1 + ((i * 5) % 4) * 0.09})`}>
      <CanalHouse tint={(i * 2) % 3} wall={i * 3 + (i % 2)} />
    </g>
  );
});

const FLAGS = [KLEUREN.koraal, KLEUREN.zon, '#0f9aa8', KLEUREN.druif, KLEUREN.gras] as const;

/** Strings of flags over the square. */
export function Bunting({ span }: { readonly span: Span }): ReactElement {
  const loops = Math.floor((span.x1 - span.x0 - 160) / 210);
  return (
    <>
      {Array.from({ length: loops }, (_, i) => {
        const x = span.x0 + 90 + i * 210;
        return (
          <g key={x} transform={`translate(${x} 262)`}>
            <path d="M0 0q105 62 210 0" stroke="#8b7a66" strokeWidth="2.400" fill="none" />
            {[0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t, j) => (
              <path
                key={t}
                d="M-11 0h22l-11 20z"
                fill={FLAGS[(i + j) % FLAGS.length]}
                transform={`translate(${210 * t} ${124 * t * (1 - t)}) rotate(${(0.5 - t) * 50})`}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

/** A wooden bridge along the road between two points. */
export function Bridge({ from, to }: { readonly from: number; readonly to: number }): ReactElement {
  const steps = Math.ceil((to - from) / 12);
  const points = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const path = `M${points.map((x) => `${x.toFixed(1)} ${roadY(x).toFixed(1)}`).join('L')}`;
  return (
    <g fill="none">
      <path d={path} stroke="#6f4a2a" strokeWidth="66" transform="translate(0 9)" />
      <path d={path} stroke="#d8ab74" strokeWidth="64" />
      <path d={path} stroke="#a87848" strokeWidth="64" strokeDasharray="2.600 13" />
      <path d={path} stroke="#8d6136" strokeWidth="6" transform="translate(0 -34)" strokeLinecap="round" />
      <path d={path} stroke="#8d6136" strokeWidth="6" transform="translate(0 32)" strokeLinecap="round" />
    </g>
  );
}

export interface RiverShape {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** A river that comes from the hills, crosses the road at about `x` and grows towards us. */
export function riverAt(x: number): RiverShape {
  const rows = Array.from({ length: 25 }, (_, i) => 362 + i * ((MAP_HEIGHT - 350) / 24));
  const center = (y: number): number => x + 46 * Math.sin((y - 356) / 70) - (y - 502) * 0.16;
  const half = (y: number): number => 3 + (y - 356) * 0.16;
  const left = rows.map((y) => `${(center(y) - half(y)).toFixed(1)} ${y.toFixed(1)}`);
  const right = rows.map((y) => `${(center(y) + half(y)).toFixed(1)} ${y.toFixed(1)}`).reverse();
  const at = roadY(x);
  return { path: `M${left.join('L')}L${right.join('L')}Z`, from: center(at) - half(at) - 42, to: center(at) + half(at) + 42 };
}
