import { KLEUREN } from '@spelrijk/ui/tokens';
import { memo } from 'react';
import type { ReactElement } from 'react';
import { blended, groundY, hillPath, MAP_HEIGHT, roadPath, roadY } from './geometry.ts';
import type { MapLayout, Spot } from './geometry.ts';
import { lookOf } from './palette.ts';
import type { RegionLook } from './palette.ts';
import { Bridges, RegionBack, RegionWater } from './region-land.tsx';
import { Bunting, PropDrawing, RegionProps } from './scenery.tsx';
import { Cloud, Sailboat } from './water.tsx';
import styles from './kaart.module.css';

/** A gradient over the whole width in which the colours of the regions flow into each other. */
function FlowGradient({
  id,
  layout,
  pick,
}: {
  readonly id: string;
  readonly layout: MapLayout;
  readonly pick: (look: RegionLook) => string;
}): ReactElement {
  const soft = 90;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={layout.width} y2="0">
      {layout.spans.flatMap((span, i) => {
        const color = pick(lookOf(span.id));
        const from = i === 0 ? 0 : (span.x0 + soft) / layout.width;
        const to = i === layout.spans.length - 1 ? 1 : (span.x1 - soft) / layout.width;
        return [<stop key={`${span.id}a`} offset={from} stopColor={color} />, <stop key={`${span.id}b`} offset={to} stopColor={color} />];
      })}
    </linearGradient>
  );
}

const Defs = memo(function Defs({ layout }: { readonly layout: MapLayout }): ReactElement {
  return (
    <defs>
      <FlowGradient id="k-lucht" layout={layout} pick={(l) => l.sky} />
      <FlowGradient id="k-ver" layout={layout} pick={(l) => l.far} />
      <FlowGradient id="k-midden" layout={layout} pick={(l) => l.mid} />
      <FlowGradient id="k-grond" layout={layout} pick={(l) => l.ground} />
      <FlowGradient id="k-weide" layout={layout} pick={(l) => l.meadow} />
      <FlowGradient id="k-voor" layout={layout} pick={(l) => l.front} />
      <FlowGradient id="k-weg" layout={layout} pick={(l) => l.road} />
      <FlowGradient id="k-rand" layout={layout} pick={(l) => l.edge} />
      <linearGradient id="k-hemel" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fffaf0" stopOpacity="0.85" />
      </linearGradient>
      <linearGradient id="k-zee" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#a9e2f1" />
        <stop offset="1" stopColor="#6fcae0" />
      </linearGradient>
      <linearGradient id="k-diep" gradientUnits="userSpaceOnUse" x1="0" y1="362" x2="0" y2={MAP_HEIGHT}>
        <stop offset="0" stopColor="#6fcae0" />
        <stop offset="1" stopColor="#45aecd" />
      </linearGradient>
      <radialGradient id="k-mist">
        <stop offset="0" stopColor="#fff" stopOpacity="0.8" />
        <stop offset="0.55" stopColor="#fff" stopOpacity="0.5" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
});

interface View {
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

const isSeen = (x: number, { from, to }: View): boolean => x > from && x < to;

const Sky = memo(function Sky(view: View): ReactElement {
  const { width } = view;
  const clouds = Array.from({ length: Math.ceil(width / 420) }, (_, i) => ({
    x: 130 + i * 420 + ((i * 97) % 160),
    y: 132 + ((i * 71) % 110),
    size: 0.62 + ((i * 37) % 50) / 100,
    tint: i % 2,
  })).filter(({ x }) => isSeen(x, view));
  return (
    <>
      {/* The sky goes on above the map: that is what is seen when the map is made smaller. */}
      <rect y={-MAP_HEIGHT} width={width} height={MAP_HEIGHT + 380} fill="url(#k-lucht)" />
      <rect width={width} height="380" fill="url(#k-hemel)" />
      <circle cx="820" cy="118" r="74" fill="#fff3c4" opacity="0.6" />
      <circle cx="820" cy="118" r="48" fill="#ffd96b" />
      {clouds.map(({ x, y, size, tint }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <Cloud tint={tint} />
        </g>
      ))}
    </>
  );
});

const Road = memo(function Road({ layout }: { readonly layout: MapLayout }): ReactElement {
  const path = roadPath(452, layout.width - 250);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={path} stroke="var(--inkt)" strokeOpacity="0.1" strokeWidth="66" transform="translate(0 6)" />
      <path d={path} stroke="url(#k-rand)" strokeWidth="64" />
      <path d={path} stroke="url(#k-weg)" strokeWidth="52" />
      <path d={path} stroke="url(#k-rand)" strokeWidth="4" strokeDasharray="2 26" opacity="0.9" />
    </g>
  );
});

function Mist({ spots }: { readonly spots: readonly Spot[] }): ReactElement {
  return (
    <g>
      {spots.map(({ x, y }, i) => (
        <g key={x} fill="url(#k-mist)">
          <ellipse cx={x} cy={y + 26} rx={128} ry={64} />
          <ellipse cx={x + 30} cy={430 + ((i * 47) % 40)} rx={150} ry={66} opacity="0.85" />
          {i % 2 === 0 && <ellipse cx={x} cy={652 - ((i * 31) % 40)} rx={170} ry={62} opacity="0.8" />}
          {i % 3 === 0 && <ellipse cx={x + 60} cy={330} rx={190} ry={54} opacity="0.6" />}
        </g>
      ))}
    </g>
  );
}

const Hills = memo(function Hills({ layout }: { readonly layout: MapLayout }): ReactElement {
  const { width, spans } = layout;
  const far = (x: number): number => 372 - blended(spans, (id) => lookOf(id).farHeight, x) * (0.72 + 0.28 * Math.sin(x / 130));
  const mid = (x: number): number => 380 - blended(spans, (id) => lookOf(id).midHeight, x) * (0.7 + 0.3 * Math.sin(x / 88 + 2));
  return (
    <>
      <path d={hillPath(width, far, 400)} fill="url(#k-ver)" />
      {spans.map((span) =>
        span.id === 'werkwoordbergen' ? <RegionBack key={span.id} span={span} width={width} from={span.x0} to={span.x1} /> : null,
      )}
      <path d={hillPath(width, mid, 400)} fill="url(#k-midden)" />
    </>
  );
});

const Ground = memo(function Ground({ width }: { readonly width: number }): ReactElement {
  return (
    <>
      <path d={hillPath(width, groundY, MAP_HEIGHT)} fill="url(#k-grond)" />
      <path d={hillPath(width, (x) => roadY(x) * 0.4 + 290 + 12 * Math.sin(x / 77), MAP_HEIGHT)} fill="url(#k-weide)" opacity="0.55" />
      <path
        d={hillPath(width, (x) => 664 + 20 * Math.sin(x / 160 + 1) + 8 * Math.sin(x / 47), MAP_HEIGHT)}
        fill="url(#k-voor)"
        opacity="0.4"
      />
    </>
  );
});

function Boats({ layout }: { readonly layout: MapLayout }): ReactElement {
  const spots = layout.spans.flatMap((s) =>
    s.id === 'klankenkust' || s.id === 'onthoudeiland' ? [s.x0 + 330, s.x0 + 700, s.x1 - 260] : [],
  );
  return (
    <>
      {[170, ...spots].map((x, i) => (
        <g key={x} className={styles['boot']}>
          <PropAt x={x} y={344} size={0.5} tint={i % 3} />
        </g>
      ))}
      <g className={styles['boot']}>
        <PropAt x={250} y={470} size={1.15} tint={1} />
      </g>
    </>
  );
}

function PropAt({
  x,
  y,
  size,
  tint,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tint: number;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Sailboat tint={tint} />
    </g>
  );
}

const BALLOONS = [
  [KLEUREN.koraal, '#ffd98a'],
  [KLEUREN.druif, '#ffc0d3'],
  ['#0f9aa8', '#fff3c4'],
] as const;

const balloonX = (i: number): number => 1100 + i * 1370;
const gullX = (i: number): number => 360 + i * 900;

/** Balloons and gulls, so that there is something to find in the sky. */
const Flyers = memo(function Flyers(view: View): ReactElement {
  const each = (distance: number, x: (i: number) => number): number[] =>
    Array.from({ length: Math.floor(view.width / distance) }, (_, i) => i).filter((i) => isSeen(x(i), view));
  return (
    <>
      {each(1500, balloonX).map((i) => {
        const [a, b] = BALLOONS[i % 3] ?? BALLOONS[0];
        return (
          <g key={i} transform={`translate(${balloonX(i)} ${214 + ((i * 43) % 50)}) scale(${0.7 + (i % 3) * 0.12})`}>
            <path d="M-30 -34a30 32 0 1 1 60 0q-2 22 -20 40h-20q-18 -18 -20 -40z" fill={a} />
            <path d="M-12 -62q-8 32 4 68h16q12 -36 4 -68q-12 -8 -24 0z" fill={b} />
            <path d="M-9 7l3 12M9 7l-3 12" stroke="#8d6136" strokeWidth="2" />
            <rect x="-8" y="18" width="16" height="12" rx="3" fill="#b07a45" />
          </g>
        );
      })}
      {each(900, gullX).map((i) => (
        <path
          key={i}
          d="M-16 0q8 -9 16 0q8 -9 16 0M16 14q6 -7 12 0q6 -7 12 0"
          transform={`translate(${gullX(i)} ${170 + ((i * 61) % 90)})`}
          fill="none"
          stroke="var(--inkt-zacht)"
          strokeOpacity="0.55"
          strokeWidth="3.200"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </>
  );
});

export interface MapPictureProps {
  readonly layout: MapLayout;
  /** The places that still lie in mist. */
  readonly misty: readonly Spot[];
  /** Map units between which somebody looks: strewn things elsewhere are left out. */
  readonly from: number;
  readonly to: number;
  /** The sky, where it is another one than that of the day. */
  readonly hemel?: ReactElement;
}

/** The whole landscape. It stands still, so it is only drawn again when another part comes into view. */
export const MapPicture = memo(function MapPicture({ layout, misty, from, to, hemel }: MapPictureProps): ReactElement {
  const { width, spans } = layout;
  const seen = spans.filter((span) => span.x1 > from && span.x0 < to);
  return (
    <svg className={styles['plaat']} viewBox={`0 0 ${width} ${MAP_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <Defs layout={layout} />
      {hemel ?? <Sky width={width} from={from} to={to} />}
      <Flyers width={width} from={from} to={to} />
      <rect y="296" width={width} height="70" fill="url(#k-zee)" />
      <Hills layout={layout} />
      {seen.map((span) =>
        span.id === 'werkwoordbergen' ? null : <RegionBack key={span.id} span={span} width={width} from={from} to={to} />,
      )}
      <Ground width={width} />
      {spans.map((span) => (
        <RegionWater key={span.id} span={span} />
      ))}
      <Boats layout={layout} />
      {seen.map((span) => (span.id === 'puntenplein' ? <Bunting key={span.id} span={span} /> : null))}
      <Road layout={layout} />
      {spans.map((span) => (
        <Bridges key={span.id} span={span} />
      ))}
      {seen.map((span) => (
        <RegionProps key={span.id} span={span} from={from} to={to} />
      ))}
      <PropDrawing prop={{ kind: 'parasol', x: 560, y: 660, size: 1.1, tint: 0 }} />
      <Mist spots={misty.filter(({ x }) => x > from && x < to)} />
    </svg>
  );
});
